import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { SaidText } from './floor-messages';
import type { FloorElement } from './floor-page';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** A page as a plain React tree. The returned function makes all elements again, as components do for every request. */
export function makeFloor(root: FloorElement): () => ReactElement {
  const typeOf = styledComponents(root);
  const make = (node: FloorElement['children'][number]): (() => ReactNode) => {
    if (typeof node === 'string') return () => node;
    return 'tag' in node ? makeElement(node) : () => createElement(FormattedMessage, node);
  };
  const makeElement = (element: FloorElement): (() => ReactElement) => {
    const { type, variant } = typeOf(element);
    const { raw, said } = element;
    const props = {
      ...element.props,
      ...variant,
      ...(raw === undefined ? {} : { dangerouslySetInnerHTML: { __html: raw } }),
    };
    const children = element.children.map(make);
    const build = (extra: object) => createElement(type, { ...props, ...extra }, ...children.map((child) => child()));
    if (Object.keys(said).length === 0) return () => build({});
    const Speaking = speaking(said, build);
    return () => createElement(Speaking);
  };
  return makeElement(root);
}

/** A component that formats its texts, because attributes cannot contain elements. */
function speaking(ofElement: Record<string, SaidText>, build: (extra: object) => ReactElement): ComponentType {
  return function Speaking() {
    const intl = useIntl();
    const texts = Object.entries(ofElement).map(([name, { id, values }]) => [name, intl.formatMessage({ id }, values)]);
    return build(Object.fromEntries(texts));
  };
}

/**
 * Makes one styled component for each of the page's, by tag. If the page uses only one variant of it, its CSS is
 * static; otherwise a prop decides, as in the page.
 */
function styledComponents(root: FloorElement) {
  const variants = new Map<string, string[]>();
  const keyOf = ({ tag, styled: own }: FloorElement) => `${tag} ${own?.component}`;
  const walk = (element: FloorElement): void => {
    const known = variants.get(keyOf(element)) ?? [];
    if (element.styled && !known.includes(element.styled.css))
      variants.set(keyOf(element), [...known, element.styled.css]);
    for (const child of element.children) if (typeof child !== 'string' && 'tag' in child) walk(child);
  };
  walk(root);
  const types = new Map([...variants].map(([key, known]) => [key, styledType(key.split(' ')[0]!, known)]));
  return (element: FloorElement): { type: string | AnyComponent; variant?: { $variant: number } } => {
    if (!element.styled) return { type: element.tag };
    const known = variants.get(keyOf(element))!;
    const type = types.get(keyOf(element))!;
    return known.length > 1 ? { type, variant: { $variant: known.indexOf(element.styled.css) } } : { type };
  };
}

function styledType(tag: string, variants: readonly string[]): AnyComponent {
  const make = styled(tag as 'div');
  const component =
    variants.length === 1 ? make`${variants[0]}` : make<{ $variant: number }>`${({ $variant }) => variants[$variant]}`;
  return component as unknown as AnyComponent;
}
