import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';

export type Messages = Record<string, MessageFormatElement[]>;

/** A text of the page that comes from a message. */
export interface SaidText {
  id: string;
  values: Record<string, string | number> | undefined;
}

interface Pattern {
  id: string;
  names: { name: string; number: boolean }[];
  expression: RegExp;
}

/**
 * Finds the message behind a text by reversing the page's own catalogue. A result formats to exactly this text; what is
 * not found (rich text, dates) stays text, which only makes the floor cheaper.
 */
export function messageFinder(messages: Messages, locale: string): (text: string) => SaidText | undefined {
  const intl = createIntl({ locale, messages, onError: () => {} });
  const exact = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [id, elements] of Object.entries(messages)) {
    const [only] = elements;
    if (elements.length === 1 && only?.type === TYPE.literal) exact.set(only.value, id);
    else patterns.push(...patternOf(id, elements));
  }
  patterns.sort((a, b) => b.expression.source.length - a.expression.source.length);
  return (text) => {
    const id = exact.get(text);
    if (id !== undefined) return { id, values: undefined };
    for (const pattern of patterns) {
      const found = pattern.expression.exec(text);
      const message = found && { id: pattern.id, values: valuesOf(pattern, found) };
      if (message && says(intl, message, text)) return message;
    }
    return undefined;
  };
}

function patternOf(id: string, elements: readonly MessageFormatElement[]): Pattern[] {
  const names: Pattern['names'] = [];
  let source = '';
  let letters = 0;
  for (const element of elements) {
    if (element.type === TYPE.literal) {
      letters += element.value.replace(/[^\p{L}]/gu, '').length;
      source += element.value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    } else if (element.type === TYPE.argument) {
      names.push({ name: element.value, number: false });
      source += '(.+?)';
    } else if (element.type === TYPE.number || element.type === TYPE.plural) {
      names.push({ name: element.value, number: true });
      letters += element.type === TYPE.plural ? 1 : 0;
      source += element.type === TYPE.plural ? String.raw`\D*([\d,]+).*` : String.raw`([\d,]+)`;
    } else return [];
  }
  // A message without a letter of its own would match any text.
  return letters > 0 ? [{ id, names, expression: new RegExp(`^${source}$`, 'su') }] : [];
}

function valuesOf({ names }: Pattern, found: RegExpExecArray): Record<string, string | number> {
  const pairs = names.map(({ name, number }, i) => {
    const text = found[i + 1]!;
    return [name, number ? Number(text.replaceAll(',', '')) : text] as const;
  });
  return Object.fromEntries(pairs);
}

function says(intl: IntlShape, { id, values }: SaidText, text: string): boolean {
  return intl.formatMessage({ id }, values) === text;
}
