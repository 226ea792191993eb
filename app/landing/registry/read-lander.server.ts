import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { z } from 'zod';
import type { Locale } from '~/i18n/locales';
import type { LanderFiles } from './lander-files.server';
import { copySchema, manifestSchema, type CopyFile, type Manifest } from './manifest-schema.server';

/** The values that every text may use. */
export const COPY_VALUES = [
  'brand', 'country', 'min_age', 'credits', 'fictional_singular', 'fictional_plural', 'fictional_chat', 'name', 'age', 'place',
] as const; // prettier-ignore

export type CopyValues = Record<(typeof COPY_VALUES)[number], string | number>;

/** The data of a lander: everything but its component, script and assets. */
export interface Lander {
  name: string;
  manifest: Manifest;
  copy: Map<Locale, CopyFile>;
}

export interface LanderProblem {
  lander: string;
  file: string;
  /** The place in the file, such as `$.slots.headline.max`. */
  path: string;
  message: string;
}

/** Reads a lander; returns all problems of its files where there are any. */
export function readLander({ name, files }: LanderFiles): { lander?: Lander; problems: LanderProblem[] } {
  const problems: LanderProblem[] = [];
  const report = (file: string) => (path: string, message: string) =>
    problems.push({ lander: name, file, path, message });
  const manifest = readJson(files.get('manifest.json'), manifestSchema, report('manifest.json'));
  if (!manifest) return { problems };
  const copy = new Map<Locale, CopyFile>();
  for (const locale of manifest.locales) {
    const file = `copy/${locale}.json`;
    const texts = readJson(files.get(file), copySchema, report(file));
    if (!texts) continue;
    checkCopy(texts, manifest, report(file));
    copy.set(locale, texts);
  }
  return problems.length > 0 ? { problems } : { lander: { name, manifest, copy }, problems };
}

type Report = (path: string, message: string) => void;

function readJson<S extends z.ZodType>(
  file: { text: string; unreadable?: string } | undefined,
  schema: S,
  report: Report,
): z.output<S> | undefined {
  if (!file || file.unreadable) return void report('$', file?.unreadable ?? 'is missing');
  try {
    const parsed = schema.safeParse(JSON.parse(file.text));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) report(['$', ...issue.path.map(String)].join('.'), issue.message);
  } catch (error) {
    report('$', `is not JSON: ${(error as Error).message}`);
  }
  return undefined;
}

function checkCopy(texts: CopyFile, { kind, slots, slugs, niches }: Manifest, report: Report): void {
  for (const [slot, { optional }] of Object.entries(slots)) {
    if (!optional && texts.base[slot] === undefined) report(`$.base.${slot}`, 'is missing');
  }
  const parts: [string, Record<string, string>][] = [['$.base', texts.base]];
  for (const [niche, ofNiche] of Object.entries(texts.niches)) {
    if (!niches.includes(niche as never)) report(`$.niches.${niche}`, 'is not one of its niches');
    parts.push([`$.niches.${niche}`, ofNiche]);
  }
  for (const [slug, ofSlug] of Object.entries(texts.slugs)) {
    if (!slugs[slug]) report(`$.slugs.${slug}`, 'is not one of its slugs');
    parts.push([`$.slugs.${slug}.base`, ofSlug.base]);
    for (const [niche, more] of Object.entries(ofSlug.niches)) parts.push([`$.slugs.${slug}.niches.${niche}`, more]);
  }
  for (const path of kind === 'member' ? aboutFictional(parts) : []) {
    const slot = path.split('.').at(-1)!;
    if (texts.members[slot] === undefined)
      report(`$.members.${slot}`, `is missing: ${path} calls the person made up, and a member may be shown here too`);
  }
  for (const path of aboutFictional([['$.members', texts.members]])) report(path, 'calls a member made up');
  parts.push(['$.members', texts.members]);
  for (const slug of Object.keys(slugs)) {
    if (!texts.slugs[slug]) report(`$.slugs.${slug}`, 'is missing: a slug has texts of its own');
  }
  for (const [path, entries] of parts) {
    for (const [slot, text] of Object.entries(entries)) checkText(`${path}.${slot}`, text, slots[slot], report);
  }
}

/** The paths of the texts that call a person fictional. */
function aboutFictional(parts: readonly [string, Record<string, string>][]): string[] {
  return parts.flatMap(([path, entries]) =>
    Object.entries(entries).flatMap(([slot, text]) => (/\{fictional_/.test(text) ? [`${path}.${slot}`] : [])),
  );
}

/** Spaces, asterisks and characters without width: a required text of these would leave the page without one. */
const SAYS_NOTHING = /^[\s*\p{Cf}]*$/u;

/** A text between the values of a message, in the parser's numbering. */
const LITERAL = 0;

/** How long a text can be: a plural or a choice counts as its longest branch, a value as its name in braces. */
function longest(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => sum + lengthOf(element), 0);
}

function lengthOf(element: MessageFormatElement): number {
  if ('options' in element) return Math.max(...Object.values(element.options).map(({ value }) => longest(value)));
  if ('children' in element) return longest(element.children);
  // The number of a plural.
  if (!('value' in element)) return 1;
  return element.type === LITERAL ? [...element.value].length : element.value.length + 2;
}

function checkText(path: string, text: string, slot: Manifest['slots'][string] | undefined, report: Report): void {
  if (!slot) return report(path, 'is not one of its slots');
  if (!slot.optional && SAYS_NOTHING.test(text)) report(path, 'is blank, and the slot is not optional');
  try {
    const parsed = parseText(text);
    const length = longest(parsed);
    if (length > slot.max) report(path, `has ${length} characters, at most ${slot.max} fit`);
    const unknown = argumentsOf(parsed).filter((name) => !COPY_VALUES.includes(name as never));
    for (const name of unknown) report(path, `uses {${name}}, which is not one of ${COPY_VALUES.join(', ')}`);
  } catch (error) {
    report(path, `cannot be understood: ${(error as Error).message}`);
  }
}

/** Most texts have nothing to parse. With a message for each of thousands of texts, a start took a sixth longer. */
const PLAIN = /^[^{}<>']*$/;

const parseText = (text: string): readonly MessageFormatElement[] =>
  PLAIN.test(text) ? [{ type: LITERAL, value: text }] : new IntlMessageFormat(text, 'en').getAst();

function argumentsOf(ast: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(ast, (_key, node: unknown) => {
    const { type, value } = (node ?? {}) as { type?: number; value?: unknown };
    // Type 0 is literal text and type 7 is '#'; every other element with a value names an argument.
    if (typeof type === 'number' && type !== 0 && type !== 7 && typeof value === 'string') found.push(value);
    return node;
  });
  return found;
}

export interface CopyReader {
  locale: Locale;
  niche: Manifest['niches'][number];
  slug: string | null;
  /** True when the page presents a member rather than a fictional profile. */
  member?: boolean;
}

/** Texts about a member precede those of the slug, then those of the niche, then the base. A blank text becomes ''. */
export function copyFor(
  lander: Lander,
  { locale, niche, slug, member = false }: CopyReader,
  values: CopyValues,
): Record<string, string> {
  const spoken = lander.copy.has(locale) ? locale : 'en';
  const file = lander.copy.get(spoken)!;
  const variant = slug === null ? undefined : file.slugs[slug];
  const texts = {
    ...file.base,
    ...file.niches[niche],
    ...variant?.base,
    ...variant?.niches[niche],
    ...(member && file.members),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([slot, text]) => {
      const formatted = String(new IntlMessageFormat(text, spoken).format(values));
      return [slot, SAYS_NOTHING.test(formatted) ? '' : formatted];
    }),
  );
}
