import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { IntlShape } from 'react-intl';
import type { SteadyIntl } from '~/i18n/create-intl';
import { notingIntl, PageTexts, pageTextsOf, type NotedTexts } from '~/i18n/sent/page-texts.server';

/** The HTML of a view: whole, or what stands before and after its hole. */
interface Stored {
  before: string;
  after?: string;
  /** The numbers and dates in it, which the page that shows it brings along; undefined if it has none. */
  texts?: NotedTexts | undefined;
}

const MB = 1024 * 1024;
const DEFAULT_BYTES = 24 * MB;
/** What someone erased does not stay in memory for longer. */
const LONGEST_MS = 60 * 60_000;
/** Longer keys are held as their hash. */
const LONG_KEY = 400;
/** What an entry takes besides its bytes. */
const ENTRY_BYTES = 300;
/** What a text takes besides its letters. */
const TEXT_BYTES = 100;

/** The HTML of views that earlier responses rendered, for responses that need the same (cached-fragment.tsx). */
export class FragmentCache {
  private readonly stored: LRUCache<string, Stored>;
  /** Whether responses use the cache; a test compares pages with and without it. */
  on = true;
  /** How many fragments were found, and how many had to be rendered, since the start. */
  found = 0;
  made = 0;

  constructor({ bytes = DEFAULT_BYTES, now }: { bytes?: number; now?: () => number } = {}) {
    this.stored = new LRUCache({
      maxSize: bytes,
      maxEntrySize: bytes / 8,
      ttl: LONGEST_MS,
      sizeCalculation: ({ before, after, texts = [] }, key) =>
        before.length + (after?.length ?? 0) + sizeOf(texts) + key.length * 2 + ENTRY_BYTES,
      ...(now ? { perf: { now }, ttlResolution: 0 } : {}),
    });
  }

  get bytes(): number {
    return this.stored.calculatedSize;
  }

  /** `scope` holds all that a view may depend on besides its props. */
  forResponse(scope: string): ResponseFragments {
    return new ResponseFragments(scope, this);
  }

  find(key: string): Stored | undefined {
    const stored = this.stored.get(key);
    if (stored) this.found += 1;
    else this.made += 1;
    return stored;
  }

  store(key: string, stored: Stored): void {
    this.stored.set(key, stored);
  }

  clear(): void {
    this.stored.clear();
  }

  dropExpired(): void {
    this.stored.purgeStale();
  }
}

interface Place {
  key: string;
  known: Stored | undefined;
  /** What the view writes; undefined if it is known, or nobody wants to know. */
  texts: PageTexts | undefined;
}

interface Frame extends Place {
  /** Indexes of the pieces of the page. */
  start: number;
  holeStart?: number;
  holeEnd?: number;
}

/** The fragments of one response: notes them while React renders, and puts their HTML into what it wrote. */
export class ResponseFragments {
  private readonly places: Place[] = [];

  constructor(
    private readonly scope: string,
    private readonly cache: FragmentCache,
  ) {}

  place = (own: string, intl: IntlShape | null = null) => {
    const whole = `${this.scope} ${own}`;
    const key = whole.length > LONG_KEY ? hash('sha256', whole, 'base64') : whole;
    const known = this.cache.find(key);
    const around = pageTextsOf(intl);
    const texts = known || !around ? undefined : new PageTexts(around);
    if (known?.texts) around?.add(known.texts);
    this.places.push({ key, known, texts });
    const within = intl && texts ? notingIntl(intl as SteadyIntl, texts) : undefined;
    return { number: this.places.length - 1, known: known !== undefined, within };
  };

  /**
   * The page without marks. What was rendered is stored for the next response, unless the page holds styles of its own that
   * the fragments need as well.
   */
  complete(html: string, { store }: { store: boolean }): string {
    if (this.places.length === 0) return html;
    const pieces: string[] = [];
    const open: Frame[] = [];
    let from = 0;
    for (const mark of marksOf(html)) {
      pieces.push(html.slice(from, mark.start));
      from = mark.end;
      if (mark.number !== undefined) open.push(this.begin(mark.number, pieces));
      else if (mark.kind === 'hole') open.at(-1)!.holeStart = pieces.length;
      else if (mark.kind === 'hole end') open.at(-1)!.holeEnd = pieces.length;
      else this.end(open.pop()!, pieces, store);
    }
    pieces.push(html.slice(from));
    return pieces.join('');
  }

  private begin(number: number, pieces: string[]): Frame {
    const place = this.places[number]!;
    if (place.known) pieces.push(place.known.before);
    return { ...place, start: pieces.length };
  }

  private end({ key, known, texts, start, holeStart, holeEnd }: Frame, pieces: string[], store: boolean): void {
    if (known) {
      // The view has no place for its children this time, so they are not in its HTML either.
      if (known.after) pieces.push(known.after);
      else pieces.length = start;
    } else if (store) {
      const before = copyOf(pieces.slice(start, holeStart));
      const after = holeEnd === undefined ? {} : { after: copyOf(pieces.slice(holeEnd)) };
      this.cache.store(key, { before, ...after, texts: texts?.noted });
    }
  }
}

interface Mark {
  kind: 'begin' | 'end' | 'hole' | 'hole end';
  /** The number of the fragment that begins. */
  number?: number;
  start: number;
  end: number;
}

const sizeOf = (texts: NotedTexts) =>
  texts.reduce((sum, [, value, text]) => sum + value.length + text.length + TEXT_BYTES, 0);

/** As a string of its own: a part of the page would hold the whole page in memory. */
const copyOf = (pieces: readonly string[]) => Buffer.from(pieces.join('')).toString();

/** React escapes `<` in all text, so nobody can write a mark. */
function* marksOf(html: string): Generator<Mark> {
  let begin = html.indexOf('<x-f');
  let end = html.indexOf('</x-f');
  while (end >= 0) {
    const start = begin >= 0 && begin < end ? begin : end;
    const close = html.indexOf('>', start) + 1;
    const tag = html.slice(start, close);
    if (start === end) {
      yield { kind: tag === '</x-fh>' ? 'hole end' : 'end', start, end: close };
      end = html.indexOf('</x-f', close);
    } else {
      const number = /n="(\d+)"/.exec(tag)?.[1];
      yield number === undefined
        ? { kind: 'hole', start, end: close }
        : { kind: 'begin', number: Number(number), start, end: close };
      begin = html.indexOf('<x-f', close);
    }
  }
}
