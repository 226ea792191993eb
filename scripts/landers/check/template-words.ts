import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '~/i18n/locales';
import { copySchema, manifestSchema, type CopyFile } from '~/landing/registry/manifest-schema.server';
import type { Lander } from '~/landing/registry/read-lander.server';
import { problem, warning, type Finding } from '../finding';
import { flatTexts } from './languages';

export const TEMPLATE = join(import.meta.dirname, '../../../tools/lander-template');

/** Labels and small print that are right on any page. */
const MAY_STAY = new Set(['action', 'closed', 'note', 'people-title', 'people-text']);
/** So many places are named; the others are counted. */
const NAMED = 3;

const read = (file: string): unknown => JSON.parse(readFileSync(join(TEMPLATE, file), 'utf8'));
const slotOf = (path: string) => path.split('.').at(-1)!;

/** Every text of the template, with its slot: a variant has other names in a lander than in the template. */
function wordsOf(locale: Locale): Set<string> {
  const texts = flatTexts(copySchema.parse(read(`copy/${locale}.json`)));
  return new Set([...texts].map(([path, text]) => `${slotOf(path)} ${text}`));
}

/**
 * Finds texts that `new` wrote and nobody has changed since. Of a draft they are warnings; a page that every brand shows
 * must not say the same as all others.
 */
export function checkTemplateWords({ manifest, copy }: Lander): Finding[] {
  const excuses = manifest.exceptions.filter(({ rule }) => rule === 'template').map(({ text }) => text);
  const template = manifestSchema.parse(read('manifest.json'));
  const finding = manifest.draft ? warning : problem;
  const findings = [...copy].flatMap(([locale, file]) => copyFindings({ locale, file, excuses, finding }));
  if (manifest.idea === template.idea && !excuses.includes(manifest.idea))
    findings.push(
      finding('manifest.json', '$.idea', 'is still the idea of the template', 'Say what this page does differently.'),
    );
  if (manifest.draft && findings.length === 0)
    findings.push(warning('manifest.json', '$.draft', 'is true, although all texts are its own', 'Remove it.'));
  return findings;
}

interface Compared {
  locale: Locale;
  file: CopyFile;
  excuses: readonly string[];
  finding: typeof warning;
}

function copyFindings({ locale, file, excuses, finding }: Compared): Finding[] {
  const words = wordsOf(locale);
  const left = [...flatTexts(file)]
    .filter(([path, text]) => !MAY_STAY.has(slotOf(path)) && words.has(`${slotOf(path)} ${text}`))
    .filter(([, text]) => !excuses.includes(text))
    .map(([path]) => path);
  if (left.length === 0) return [];
  const others = left.length > NAMED ? ` and ${left.length - NAMED} more` : '';
  const message = `${left.length === 1 ? 'has a text' : `has ${left.length} texts`} of the template: ${left.slice(0, NAMED).join(', ')}${others}`;
  return [finding(`copy/${locale}.json`, '', message, MEND)];
}

const MEND =
  'Write your own (see the guide Write copy). A text that is right as it is: name it in "exceptions", rule "template".';
