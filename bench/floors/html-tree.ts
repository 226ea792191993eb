/** An element of a parsed document; text is a string. Comments are left out. */
export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const RAW = new Set(['script', 'style', 'textarea', 'title']);
/** What cannot be in HTML that React wrote well-formed is not read: no implied end tags, no missing quotes. */
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/giy;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" };

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex: string, number: string, name: string) =>
    hex
      ? String.fromCodePoint(parseInt(hex, 16))
      : number
        ? String.fromCodePoint(Number(number))
        : (ENTITIES[name] ?? whole),
  );
}

/** Reads a document as React writes it. Throws where it is not well-formed, rather than measuring something else. */
export function parseHtml(html: string): HtmlElement {
  const top: HtmlElement = { tag: '#document', attributes: {}, children: [] };
  const open = [top];
  let at = 0;
  while (at < html.length) {
    const parent = open.at(-1)!;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(html);
    if (!token) {
      const next = html.indexOf('<', at + 1);
      const end = next < 0 ? html.length : next;
      parent.children.push(decodeEntities(html.slice(at, end)));
      at = end;
      continue;
    }
    at = TOKEN.lastIndex;
    const [, closing, tag, attributes, selfClosing] = token;
    if (closing !== undefined) {
      const ended = open.pop()!;
      if (ended.tag !== closing.toLowerCase()) throw new Error(`</${closing}> ends <${ended.tag}>`);
    } else if (tag !== undefined) {
      const element: HtmlElement = { tag, attributes: readAttributes(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (RAW.has(tag)) at = readRaw(html, at, element);
      else if (!VOID.has(tag) && !selfClosing) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)!.tag}> never ends`);
  return top;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) attributes[name!] = decodeEntities(value ?? '');
  return attributes;
}

function readRaw(html: string, at: number, element: HtmlElement): number {
  const end = html.indexOf(`</${element.tag}>`, at);
  if (end < 0) throw new Error(`<${element.tag}> never ends`);
  const text = html.slice(at, end);
  if (text) element.children.push(element.tag === 'script' || element.tag === 'style' ? text : decodeEntities(text));
  return end + element.tag.length + 3;
}

/** Every element below (and not including) `top`, in document order. */
export function* elementsOf(top: HtmlElement): Generator<HtmlElement> {
  for (const child of top.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* elementsOf(child);
  }
}
