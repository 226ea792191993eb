import type { PageCatalogue } from '../../app/i18n/document-messages';
import { parsePage, readableText } from '../../e2e/support/pages/html';
import type { BuiltSheet } from '~/document/styles/built-sheet';
import { messageFinder, type Messages, type SaidText } from './floor-messages';

/** An element of the floor's document; a string is a text that comes from no message. */
export interface FloorElement {
  tag: string;
  props: Record<string, string | true>;
  /** The styled component of the element, and its CSS with `&` for its own selector. */
  styled?: { component: string; css: string };
  /** The attributes whose text comes from messages. */
  said: Record<string, SaidText>;
  /** The content of a script or style element. */
  raw?: string;
  children: (FloorElement | SaidText | string)[];
}

/** What the floor renders: the same elements, attributes and texts as the page, without the code that decides them. */
export interface FloorPage {
  root: FloorElement;
  locale: string;
  messages: Messages;
  facts: { elements: number; styledElements: number; styledComponents: number; messages: number };
}

/** Boolean attributes are empty texts in HTML, but React leaves out those whose prop is an empty text. */
const BOOLEANS =
  /^(?:async|checked|controls|defer|disabled|hidden|loop|multiple|muted|open|required|reversed|selected)$/;
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];

/**
 * Reads a page back from its HTML: its styled components, and its messages by means of the files that it names, which
 * `readFile` gives by their URL. `shared` are the rules of the component sheet that the page links, which the floor writes
 * into its page.
 */
export function readFloorPage(
  html: string,
  readFile: (url: string) => Messages,
  shared: BuiltSheet['rules'] = {},
): FloorPage {
  const document = parsePage(html);
  const catalogue = document.querySelector('#messages')?.textContent;
  if (!catalogue) throw new Error('The page has no element #messages');
  const { locale, files } = JSON.parse(catalogue) as PageCatalogue;
  const messages = Object.assign({}, ...Object.values(files).map(readFile)) as Messages;
  const findMessage = messageFinder(messages, locale);
  const styleOf = readStyles(document, shared);
  const facts = { elements: 0, styledElements: 0, styledComponents: 0, messages: 0 };
  const components = new Set<string>();

  const textOf = (text: string): SaidText | string => {
    const message = findMessage(text);
    if (message) facts.messages += 1;
    return message ?? text;
  };
  const make = (element: Element): FloorElement => {
    const tag = element.localName;
    const created: FloorElement = { tag, props: {}, said: {}, children: [] };
    facts.elements += 1;
    for (const { name, value } of element.attributes) {
      const spoken = SPOKEN.includes(name) ? textOf(value) : value;
      if (typeof spoken === 'string')
        created.props[name === 'class' ? 'className' : name] = value === '' && BOOLEANS.test(name) ? true : value;
      else created.said[name] = spoken;
    }
    const styled = styleOf(element);
    if (styled) {
      created.styled = styled;
      created.props.className = styled.rest;
      facts.styledElements += 1;
      components.add(`${tag} ${styled.component}`);
    }
    if (tag === 'script' || tag === 'style') created.raw = element.textContent ?? '';
    else created.children = [...element.childNodes].flatMap(child);
    return created;
  };
  const child = (node: ChildNode): FloorElement['children'] => {
    if (node.nodeType === node.TEXT_NODE) return [textOf(node.textContent ?? '')];
    if (node.nodeType !== node.ELEMENT_NODE || isStyledSheet(node as Element)) return [];
    return [make(node as Element)];
  };

  const root = make(document.documentElement);
  facts.styledComponents = components.size;
  return { root, locale, messages, facts };
}

/** The share of the page's elements and text that the floor's document also has. */
export function compareDocuments(page: string, floor: string): { elements: number; text: number } {
  const [a, b] = [page, floor].map((html) => {
    const document = parsePage(html);
    return { elements: document.querySelectorAll(':not(style)').length, text: readableText(document).length };
  }) as [{ elements: number; text: number }, { elements: number; text: number }];
  return { elements: b.elements / a.elements, text: b.text / a.text };
}

const isStyledSheet = (element: Element) =>
  ['data-styled', 'data-rest', 'data-components'].some((name) => element.hasAttribute(name));

const GROUP = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}$/;

/**
 * Reads the styles that styled-components wrote into the page. Returns a function that gives for an element its
 * component, its CSS and its other classes.
 */
function readStyles(document: Document, shared: BuiltSheet['rules']) {
  const components = new Set<string>();
  const rules = new Map<string, string>();
  const add = (id: string, name: string, candidates: readonly string[]) => {
    components.add(id);
    const selector = new RegExp(`\\.${name}(?![\\w-])`, 'g');
    const own = candidates.filter((rule) => rule.search(selector) >= 0);
    rules.set(name, own.map((rule) => rule.replace(selector, '&')).join('\n'));
  };
  for (const [id, names] of Object.entries(shared))
    for (const [name, classNames] of Object.entries(names)) add(id, name, classNames);
  for (const sheet of document.querySelectorAll('style[data-styled], style[data-rest]')) {
    let pending: string[] = [];
    for (const chunk of (sheet.textContent ?? '').split('/*!sc*/').map((text) => text.trim())) {
      const [, id, content] = GROUP.exec(chunk) ?? [];
      if (id === undefined) {
        pending.push(chunk);
        continue;
      }
      for (const name of content!.split(',').filter(Boolean)) add(id, name, pending);
      pending = [];
    }
  }
  return (element: Element) => {
    const names = element.getAttribute('class')?.split(/\s+/) ?? [];
    const generated = names.filter((name) => rules.has(name));
    const component = names.filter((name) => components.has(name)).join(' ') || generated.join(' ');
    if (!component) return undefined;
    return {
      component,
      css: generated.map((name) => rules.get(name)!).join('\n'),
      rest: names.filter((name) => !components.has(name) && !rules.has(name)).join(' '),
    };
  };
}
