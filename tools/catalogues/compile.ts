import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { CATALOGUE_BASE, type CatalogueManifest } from '../../app/i18n/catalogue-manifest';
import { DEFAULT_LOCALE } from '../../app/i18n/locales';
import { NICHE_PREFIXES } from '../../app/i18n/niche-prefix';
import { readSources, textsOf, type Texts } from './sources';

/** Pages opened before a new build still request the old files, so a replaced file is kept for seven days. */
const REPLACED_RETENTION_MS = 7 * 86_400_000;

export interface Compilation {
  manifest: CatalogueManifest;
  written: number;
  files: number;
}

/**
 * Writes `<output>/<lang>/<feature>[.<prefix>].<hash>.json` with parsed messages, `<output>/<lang>/index.<hash>.json` for
 * each niche, which names the files of all features, and `<output>/manifest.json`. A file
 * whose content exists already is not written again. Names hold the hash of the content and the manifest is written
 * last, so a run may be interrupted or run beside another one. Every file is complete: a niche's file also holds the
 * plain texts that it does not change, and a text missing in a language is in English. Throws with all problems of all
 * files.
 */
export function compileCatalogues(source: string, output: string): Compilation {
  const { all, problems } = readSources(source);
  const manifest: CatalogueManifest = { indexes: {}, languages: {} };
  const files = new Map<string, string>();
  for (const locale of new Set(all.map((source) => source.locale))) {
    const features: CatalogueManifest['languages'][string] = (manifest.languages[locale] = {});
    for (const base of all.filter((source) => source.locale === DEFAULT_LOCALE && source.prefix === 'none')) {
      const variants = all.filter((source) => source.locale === locale && source.feature === base.feature);
      const plain = { ...base.texts, ...known(textsOf(all, locale, base.feature, 'none'), base.texts) };
      const entry: Record<string, string> = (features[base.feature] = {});
      for (const prefix of new Set(['none' as const, ...variants.map((variant) => variant.prefix)])) {
        const texts = { ...plain, ...known(textsOf(all, locale, base.feature, prefix), base.texts) };
        const json = JSON.stringify(parseAll(texts, `${locale}/${base.feature}`, problems));
        const name = prefix === 'none' ? base.feature : `${base.feature}.${prefix}`;
        entry[prefix] = addFile(files, `${locale}/${name}`, json);
      }
    }
    const index = (manifest.indexes[locale] = {} as Record<string, string>);
    for (const prefix of NICHE_PREFIXES) {
      const paths = Object.entries(features).map(([feature, entry]) => [feature, entry[prefix] ?? entry.none!]);
      const urls = Object.fromEntries(paths.map(([feature, path]) => [feature, CATALOGUE_BASE + path]));
      index[prefix] = addFile(files, `${locale}/index`, JSON.stringify(urls));
    }
  }
  if (!manifest.languages[DEFAULT_LOCALE])
    problems.push(`${source}: there is no ${DEFAULT_LOCALE}/ with message files`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const written = writeAll(output, files, manifest);
  return { manifest, written, files: files.size };
}

/** Adds a file whose name holds the hash of its content, and returns its path. */
function addFile(files: Map<string, string>, name: string, json: string): string {
  const path = `${name}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`;
  files.set(path, json);
  return path;
}

/** Leaves out texts that do not exist in English (any more), which no code can ask for. */
function known(texts: Texts, english: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([id]) => Object.hasOwn(english, id)));
}

function parseAll(texts: Texts, where: string, problems: string[]) {
  const parsed: Record<string, unknown> = {};
  for (const id of Object.keys(texts).sort()) {
    try {
      parsed[id] = parse(texts[id]!);
    } catch (error) {
      problems.push(`${where}: ${id} is not a message (${(error as Error).message}): ${texts[id]}`);
    }
  }
  return parsed;
}

function writeAll(output: string, files: Map<string, string>, manifest: CatalogueManifest): number {
  const now = new Date();
  let written = 0;
  for (const [path, json] of files) {
    const target = join(output, path);
    if (existsSync(target) && statSync(target).size === Buffer.byteLength(json)) {
      // A file's age is counted from the last build that used it.
      utimesSync(target, now, now);
      continue;
    }
    replaceFile(target, json);
    written += 1;
  }
  replaceFile(join(output, 'manifest.json'), JSON.stringify(manifest));
  removeReplaced(output, files, now.getTime());
  return written;
}

function replaceFile(target: string, content: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const partial = `${target}.${process.pid}.tmp`;
  writeFileSync(partial, content);
  renameSync(partial, target);
}

function removeReplaced(output: string, files: Map<string, string>, now: number): void {
  for (const folder of readdirSync(output, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    for (const name of readdirSync(join(output, folder.name))) {
      const path = join(output, folder.name, name);
      if (files.has(`${folder.name}/${name}`)) continue;
      if (now - statSync(path).mtimeMs > REPLACED_RETENTION_MS) rmSync(path, { force: true });
    }
  }
}
