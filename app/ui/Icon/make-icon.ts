import type { ComponentType, SVGProps } from 'react';
import { createElement } from 'react';
import sprite from './icons.svg?url';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size?: number;
}

export type Icon = ComponentType<IconProps>;

/**
 * An icon is drawn by reference to a symbol of icons.svg, which a browser loads once: a page shows up to 150 icons, and
 * their drawings were a fifth of its bytes and of its elements.
 */
export function makeIcon(name: string): Icon {
  const drawing = createElement('use', { href: `${sprite}#${name}` });
  function SpriteIcon({ size = 24, ...rest }: IconProps) {
    return createElement('svg', { fill: 'none', strokeWidth: 2, width: size, height: size, ...rest }, drawing);
  }
  SpriteIcon.displayName = name;
  return SpriteIcon;
}
