import { FEATURES } from '../../app/i18n/features';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../app/i18n/locales';
import { readCode, type CodeFile } from './code-texts';
import { undeclaredFeatures } from './route-features';
import { readSources, textsOf, type Source } from './sources';
import { untranslated, type SameTexts } from './same-texts';
import { namesWithoutShown } from './visible-names';
import { differences, structureOf, type Structure } from './structure';

export interface CheckOptions {
  /** The languages in which no text may be missing. */
  complete?: readonly Locale[];
  /** The texts that a language has in common with English. */
  same?: SameTexts;
}

/** Returns everything that is wrong between the languages, and between the catalogues and the code, a sentence each. */
export function checkCatalogues(locales: string, app: string, options: CheckOptions = {}): string[] {
  const { all, problems } = readSources(locales);
  const code = readCode(app);
  const found = [
    ...problems,
    ...checkNames(all),
    ...checkLanguages(all, options.complete ?? LOCALES),
    ...untranslated(all, options.same ?? {}),
    ...checkCode(all, code),
    ...undeclaredFeatures(code),
    ...namesWithoutShown(
      all,
      code.flatMap(({ named }) => named),
    ),
  ];
  return [...new Set(found)];
}

const features: readonly string[] = FEATURES;

function checkNames(all: readonly Source[]): string[] {
  const problems: string[] = [];
  for (const { path, feature, texts } of all) {
    if (!features.includes(feature)) problems.push(`${path}: '${feature}' is not in app/i18n/features.ts`);
    for (const [id, text] of Object.entries(texts)) {
      if (!/^[a-z]+(?:\.[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/.test(id))
        problems.push(`${path}: ${id} is not a <feature>.<key>`);
      else if (id.split('.')[0] !== feature) problems.push(`${path}: ${id} belongs in ${id.split('.')[0]}.json`);
      if (text.trim() === '') problems.push(`${path}: ${id} is empty`);
    }
  }
  return problems;
}

function checkLanguages(all: readonly Source[], complete: readonly Locale[]): string[] {
  const problems: string[] = [];
  const references = new Map<string, Structure | string>();
  for (const english of all.filter((source) => source.locale === DEFAULT_LOCALE)) {
    for (const locale of complete) {
      const texts = textsOf(all, locale, english.feature, english.prefix);
      for (const id of Object.keys(english.texts)) {
        if (!Object.hasOwn(texts, id)) problems.push(`${english.path.replace(/^\w+/, locale)}: ${id} is missing`);
      }
    }
  }
  const referenceOf = (id: string, text: string) => {
    const known = references.get(id) ?? parsedOr(text, DEFAULT_LOCALE);
    references.set(id, known);
    return known;
  };
  for (const source of all) {
    const english = textsOf(all, DEFAULT_LOCALE, source.feature, 'none');
    for (const [id, text] of Object.entries(source.texts)) {
      const reference = english[id];
      if (reference === undefined)
        problems.push(`${source.path}: ${id} is not in ${DEFAULT_LOCALE}/${source.feature}.json`);
      else problems.push(...checkText(source, id, text, referenceOf(id, reference)));
    }
  }
  return problems;
}

function checkText(source: Source, id: string, text: string, english: Structure | string): string[] {
  const parsed = parsedOr(text, source.locale);
  if (typeof parsed === 'string') return [`${source.path}: ${id} is not a message: ${parsed}`];
  const differing = typeof english === 'string' ? [] : differences(english, parsed);
  return [...parsed.problems, ...differing].map((problem) => `${source.path}: ${id}: ${problem}`);
}

function parsedOr(text: string, locale: string): Structure | string {
  try {
    return structureOf(text, locale);
  } catch (error) {
    return (error as Error).message;
  }
}

/** What is shown when even the page of an error fails may depend on nothing, and so has no language. */
const OUTSIDE = /^layouts\/ErrorPage\.tsx$|\.testing\.tsx$/;

function looseTexts({ path, loose }: CodeFile): string[] {
  if (OUTSIDE.test(path)) return [];
  return loose.map(({ text, where }) => `${where}: “${text}” is outside the catalogues`);
}

function checkCode(all: readonly Source[], code: readonly CodeFile[]): string[] {
  const english: Record<string, string> = {};
  for (const source of all)
    if (source.locale === DEFAULT_LOCALE && source.prefix === 'none') Object.assign(english, source.texts);
  const problems = code.flatMap((file) => [...file.problems, ...looseTexts(file)]);
  for (const { id, text, where } of code.flatMap((file) => file.texts)) {
    if (!Object.hasOwn(english, id)) problems.push(`${where}: ${id} is in no ${DEFAULT_LOCALE} catalogue`);
    else if (english[id] !== text)
      problems.push(`${where}: the default message of ${id} differs from its text in ${DEFAULT_LOCALE}`);
  }
  for (const { id, where } of code.flatMap((file) => file.ids)) {
    if (!Object.hasOwn(english, id)) problems.push(`${where}: ${id} is in no ${DEFAULT_LOCALE} catalogue`);
  }
  // The list of the specification's texts shows none of them.
  const showing = code.filter(({ path }) => path !== 'i18n/spec-texts.ts');
  const strings = new Set(showing.flatMap((file) => [...file.strings]));
  const beginnings = code.flatMap((file) => file.beginnings);
  for (const id of Object.keys(english)) {
    const used = strings.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
    if (!used) problems.push(`${DEFAULT_LOCALE}/${id.split('.')[0]}.json: ${id} is used nowhere`);
  }
  return problems;
}
