import { Window } from 'happy-dom';

// One window for all pages: each takes tens of megabytes and is not released with its page.
const window = new Window({
  settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
} as ConstructorParameters<typeof Window>[0]);

/** happy-dom has no setting not to request these. */
const PRELOADED = /<link rel="preload" as="fetch"[^>]*>/g;

/** Parses a page as a reader without JavaScript gets it; no script runs. */
export function parsePage(text: string): Document {
  return new window.DOMParser().parseFromString(text.replace(PRELOADED, ''), 'text/html') as unknown as Document;
}

export interface PageForm {
  action: string;
  method: 'get' | 'post';
  /** The values by name as they are in the page, including hidden fields. */
  fields: Record<string, string>;
}

/** The forms of a page with the values of their fields. */
export function formsOf(page: Document, path: string): PageForm[] {
  return [...page.querySelectorAll('form')].map((form) => ({
    action: form.getAttribute('action') ?? path,
    method: form.getAttribute('method')?.toLowerCase() === 'post' ? 'post' : 'get',
    fields: fieldsOf(form),
  }));
}

function fieldsOf(form: Element): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of form.querySelectorAll('input[name], textarea[name], select[name]')) {
    const name = field.getAttribute('name')!;
    const type = field.getAttribute('type') ?? '';
    if ((type === 'checkbox' || type === 'radio') && !field.hasAttribute('checked')) continue;
    if (type === 'submit') continue;
    fields[name] = valueOf(field);
  }
  return fields;
}

function valueOf(field: Element): string {
  switch (field.tagName) {
    case 'TEXTAREA':
      return field.textContent ?? '';
    case 'SELECT': {
      const option = field.querySelector('option[selected]') ?? field.querySelector('option');
      return option?.getAttribute('value') ?? option?.textContent ?? '';
    }
    default:
      return field.getAttribute('value') ?? '';
  }
}

const UNREAD = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

/** What a person reads: the text of <body> without scripts and styles, with runs of spaces as one. */
export function readableText(page: Document): string {
  return textOf(page.body).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: Node): string {
  if (UNREAD.has(node.nodeName.toUpperCase())) return '';
  let text = '';
  for (const child of node.childNodes) text += child.nodeName === '#text' ? child.nodeValue : textOf(child);
  return text;
}
