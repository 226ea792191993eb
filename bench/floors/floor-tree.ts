import { createElement } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { SaidText } from './floor-messages';
import { styledClass } from './floor-styles';
import type { PageStyles } from './floor-styles';
import { reactProps } from './html-attributes';
import type { HtmlElement } from './html-tree';

/** Which of the page's libraries the floor uses. */
export interface FloorParts {
  styles: PageStyles | undefined;
  findMessage: ((text: string) => SaidText | undefined) | undefined;
}

export interface Floor {
  /** Makes all elements anew, as components do at every request. */
  render: () => ReactElement;
  elements: number;
  styledElements: number;
  styledComponents: number;
  messages: number;
}

type Make = () => ReactNode;

/** A page as a bare React tree: the same elements, attributes and texts, and nothing that decides them. */
export function makeFloor(document: HtmlElement, { styles, findMessage }: FloorParts): Floor {
  const floor = { elements: 0, styledElements: 0, styledComponents: 0, messages: 0 };
  const componentOf = styles && styledComponents(document, styles, floor);

  function make(node: HtmlElement | string): Make {
    if (typeof node === 'string') return makeText(node);
    floor.elements += 1;
    const props = reactProps(node);
    const styledPart = componentOf?.(node);
    if (styledPart) {
      floor.styledElements += 1;
      Object.assign(props, styledPart.props);
    }
    const type = styledPart?.type ?? node.tag;
    if (node.tag === 'script' || node.tag === 'style') {
      const html = { __html: String(node.children[0] ?? '') };
      return () => createElement(type, { ...props, dangerouslySetInnerHTML: html });
    }
    const children = node.children.filter((child) => !(styles && isStyledSheet(child))).map(make);
    const build: (extra: object) => ReactElement = (extra) =>
      createElement(type, { ...props, ...extra }, ...children.map((child) => child()));
    const told = findMessage && toldAttributes(props, findMessage);
    if (!told) return () => build({});
    floor.messages += Object.keys(told).length;
    const Told = toldBy(told, build);
    return () => createElement(Told);
  }

  function makeText(text: string): Make {
    const said = findMessage?.(text);
    if (!said) return () => text;
    floor.messages += 1;
    return () => createElement(FormattedMessage, said.values ? { id: said.id, values: said.values } : { id: said.id });
  }

  const root = document.children.find((child) => typeof child !== 'string');
  if (!root) throw new Error('The document has no element');
  const top = make(root);
  return { render: () => top() as ReactElement, ...floor };
}

function isStyledSheet(node: HtmlElement | string): boolean {
  return typeof node !== 'string' && node.tag === 'style' && 'data-styled' in node.attributes;
}

const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];

function toldAttributes(
  props: Record<string, unknown>,
  find: (text: string) => SaidText | undefined,
): Record<string, SaidText> | undefined {
  const told = SPOKEN.flatMap((name) => {
    const said = typeof props[name] === 'string' ? find(props[name]) : undefined;
    return said ? [[name, said] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** A component that asks for its texts, since attributes cannot hold elements. */
function toldBy(told: Record<string, SaidText>, build: (extra: object) => ReactElement): ComponentType {
  const texts = Object.entries(told);
  return function Told() {
    const intl = useIntl();
    return build(Object.fromEntries(texts.map(([name, { id, values }]) => [name, intl.formatMessage({ id }, values)])));
  };
}

interface StyledPart {
  type: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/**
 * One styled component for each of the page's, by tag. Where the page uses it in one look only, its CSS is static;
 * else a prop decides, as in the page.
 */
function styledComponents(document: HtmlElement, styles: PageStyles, floor: { styledComponents: number }) {
  const looks = new Map<string, Map<string, number>>();
  const keyOf = (element: HtmlElement, component: string) => `${element.tag} ${component}`;
  const walk = (element: HtmlElement): void => {
    const own = styledClass(styles, element.attributes.class);
    if (own) {
      const key = keyOf(element, own.component);
      const known = looks.get(key) ?? new Map<string, number>();
      if (!known.has(own.css)) known.set(own.css, known.size);
      looks.set(key, known);
    }
    for (const child of element.children) if (typeof child !== 'string') walk(child);
  };
  walk(document);
  const types = new Map([...looks].map(([key, known]) => [key, styledType(key.split(' ')[0]!, [...known.keys()])]));
  floor.styledComponents = types.size;
  return (element: HtmlElement): StyledPart | undefined => {
    const own = styledClass(styles, element.attributes.class);
    if (!own) return undefined;
    const key = keyOf(element, own.component);
    const known = looks.get(key)!;
    const look = known.size > 1 ? { $look: known.get(own.css)! } : {};
    return { type: types.get(key)!, props: { className: own.rest || undefined, ...look } };
  };
}

function styledType(tag: string, looks: readonly string[]): StyledPart['type'] {
  const make = styled(tag as 'div');
  const made = looks.length === 1 ? make`${looks[0]}` : make<{ $look: number }>`${({ $look }) => looks[$look]}`;
  return made as unknown as StyledPart['type'];
}
