import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, supportedLocale, type Locale } from '../../app/i18n/locales';
import { NICHE_PREFIXES, type NichePrefix } from '../../app/i18n/niche-prefix';

export type Texts = Record<string, string>;

/** One file of `locales/`: `nl/chat.json` or, with the wording of a niche, `nl/chat.bdsm.json`. */
export interface Source {
  locale: Locale;
  feature: string;
  /** 'none' means the plain wording. */
  prefix: NichePrefix;
  /** The path relative to the folder, as it appears in problems. */
  path: string;
  texts: Texts;
}

export interface Sources {
  all: Source[];
  problems: string[];
}

/** Reads every message file. A file that cannot be read is reported as a problem and left out. */
export function readSources(directory: string): Sources {
  const all: Source[] = [];
  const problems: string[] = [];
  for (const locale of existsSync(directory) ? readdirSync(directory).sort() : []) {
    if (locale.includes('.')) continue;
    if (!supportedLocale(locale)) {
      problems.push(`${locale}/: is not one of the languages ${LOCALES.join(', ')}`);
      continue;
    }
    for (const name of readdirSync(join(directory, locale)).sort()) {
      if (name.endsWith('.json')) readSource(directory, locale, name, all, problems);
    }
  }
  return { all, problems };
}

function readSource(directory: string, locale: Locale, name: string, all: Source[], problems: string[]): void {
  const path = `${locale}/${name}`;
  const [feature = '', prefix = 'none', ...rest] = name.slice(0, -'.json'.length).split('.');
  if (rest.length > 0 || !isPrefix(prefix) || name === `${feature}.none.json`) {
    problems.push(`${path}: name it <feature>.json or <feature>.<${NICHE_PREFIXES.slice(1).join('|')}>.json`);
    return;
  }
  const text = readFileSync(join(directory, path), 'utf8');
  let texts: unknown;
  try {
    texts = JSON.parse(text);
  } catch (error) {
    problems.push(`${path}: ${(error as Error).message}`);
    return;
  }
  if (!isTexts(texts)) problems.push(`${path}: must be one flat object of texts by message id`);
  else {
    for (const id of repeatedIds(text)) problems.push(`${path}: ${id} appears twice`);
    all.push({ locale, feature, prefix, path, texts });
  }
}

const isPrefix = (value: string): value is NichePrefix => (NICHE_PREFIXES as readonly string[]).includes(value);

function isTexts(value: unknown): value is Texts {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** JSON.parse silently keeps the last of two equal keys, and the other text would be lost. */
function repeatedIds(json: string): string[] {
  const ids = [...json.matchAll(/"([\w.-]+)"\s*:/g)].map((match) => match[1]!);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

/** The texts of a file; empty if there is no such file. */
export function textsOf(sources: readonly Source[], locale: Locale, feature: string, prefix: NichePrefix): Texts {
  return (
    sources.find((source) => source.locale === locale && source.feature === feature && source.prefix === prefix)
      ?.texts ?? {}
  );
}
