import type { IntlShape } from 'react-intl';
import type { SteadyIntl } from '../create-intl';
import { scriptSafe } from '../script-safe';
import { SENT_ELEMENT, type SentTexts, type TextsOfPage } from './sent-texts';

/** What a remembered fragment holds of its texts: format, value and text of each. */
export type NotedTexts = readonly (readonly [format: string, value: string, text: string])[];

/** The texts of one page, or of one fragment of it, whose texts are also those of what it is in. */
export class PageTexts implements SentTexts {
  private readonly formats = new Map<string, Map<string, string>>();

  constructor(private readonly around?: PageTexts) {}

  text(format: string, value: string, write: () => string): string {
    let texts = this.formats.get(format);
    if (!texts) this.formats.set(format, (texts = new Map<string, string>()));
    let text = texts.get(value);
    if (text === undefined) texts.set(value, (text = this.around ? this.around.text(format, value, write) : write()));
    return text;
  }

  /** What an earlier page wrote in a fragment that this one has, too. */
  add(noted: NotedTexts): void {
    for (const [format, value, text] of noted) this.text(format, value, () => text);
  }

  get noted(): NotedTexts {
    return [...this.formats].flatMap(([format, texts]) =>
      [...texts].map(([value, text]) => [format, value, text] as const),
    );
  }

  /** The element from which readSentTexts reads: the same for the same texts, in whatever order they were written. */
  get element(): string {
    if (this.formats.size === 0) return '';
    const formats = [...this.formats].sort(byKey).map(([format, texts]) => [format, packed(texts)]);
    const json = scriptSafe(JSON.stringify(Object.fromEntries(formats) as TextsOfPage));
    return `<script type="application/json" id="${SENT_ELEMENT}">${json}</script>`;
  }
}

function packed(texts: ReadonlyMap<string, string>): TextsOfPage[string] {
  const numbers: [value: number, text: string][] = [];
  const others: [value: string, text: string][] = [];
  for (const [value, text] of texts) {
    if (WHOLE.test(value)) numbers.push([Number(value), text]);
    else others.push([value, text]);
  }
  numbers.sort(([a], [b]) => a - b);
  others.sort(byKey);
  let last = 0;
  const distances = numbers.map(([value]) => -last + (last = value));
  return [[...distances, ...others.map(([value]) => value)], [...numbers, ...others].map(([, text]) => text)];
}

/** A whole number that a browser writes with the same digits. */
const WHOLE = /^(?:0|-?[1-9]\d{0,14})$/;

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** All that write something; each of them returns without waiting. */
const WRITERS = [
  'formatMessage',
  '$t',
  'formatNumber',
  'formatNumberToParts',
  'formatDate',
  'formatDateToParts',
  'formatTime',
  'formatTimeToParts',
  'formatDateTimeRange',
  'formatRelativeTime',
  'formatList',
  'formatDisplayName',
] as const satisfies readonly (keyof IntlShape)[];

const noting = new WeakMap<IntlShape, { shared: SteadyIntl; texts: PageTexts }>();

/** The intl of a language, which many requests share, for one page or fragment: it notes what it writes. */
export function notingIntl(intl: SteadyIntl, texts: PageTexts): SteadyIntl {
  const shared = noting.get(intl)?.shared ?? intl;
  const { sent } = shared;
  const own: Record<string, unknown> = {};
  for (const name of WRITERS) {
    const write = shared[name] as (...args: unknown[]) => unknown;
    own[name] = (...args: unknown[]) => {
      const before = sent.texts;
      sent.texts = texts;
      try {
        return write(...args);
      } finally {
        // A function among the values of a message may write with the intl of another fragment.
        sent.texts = before;
      }
    };
  }
  const created = { ...shared, ...own } as SteadyIntl;
  noting.set(created, { shared, texts });
  return created;
}

/** Where an intl notes what it writes. */
export function pageTextsOf(intl: IntlShape | null): PageTexts | undefined {
  return intl ? noting.get(intl)?.texts : undefined;
}
