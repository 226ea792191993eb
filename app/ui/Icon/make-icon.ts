import type { IconNode } from 'lucide';
import type { ComponentType, SVGProps } from 'react';
import { createElement } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size?: number;
}

export type Icon = ComponentType<IconProps>;

const SVG_ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Lucide's own React package reads a context and builds the drawing anew for every icon shown, and a page has dozens.
 * So the drawing is built once here and the component is a plain function.
 */
export function makeIcon(name: string, node: IconNode): Icon {
  const drawing = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  function LucideIcon({ size = 24, ...rest }: IconProps) {
    return createElement('svg', { ...SVG_ATTRIBUTES, width: size, height: size, ...rest }, drawing);
  }
  LucideIcon.displayName = name;
  return LucideIcon;
}
