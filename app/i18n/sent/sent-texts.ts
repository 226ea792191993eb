/**
 * The texts that Intl wrote on the server while it rendered a page. The page brings them along: a browser may write a
 * number or a date otherwise (another version, another engine), and React would throw the server's document away.
 */
export interface SentTexts {
  /** The text of a value in a format, as the page has it; `write` makes it where the page has none. */
  text(format: string, value: string, write: () => string): string;
}

/** By format: its values and their texts. Whole numbers are in order, each as its distance to the one before. */
export type TextsOfPage = Record<string, [values: (number | string)[], texts: string[]]>;

export const SENT_ELEMENT = 'sent-texts';

/** Those of a document, for as long as the page is open: a text changes only when its value does. */
export function readSentTexts(document: Document): SentTexts {
  const sent = new Map<string, string>();
  const json = document.getElementById(SENT_ELEMENT)?.textContent || '{}';
  for (const [format, [values, texts]] of Object.entries(JSON.parse(json) as TextsOfPage)) {
    let last = 0;
    values.forEach((value, at) =>
      sent.set(`${format} ${typeof value === 'number' ? (last += value) : value}`, texts[at]!),
    );
  }
  return { text: (format, value, write) => sent.get(`${format} ${value}`) ?? write() };
}
