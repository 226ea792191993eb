import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '~/i18n/locales';
import { copySchema, manifestSchema, type CopyFile } from '~/landing/registry/manifest-schema.server';
import type { Lander } from '~/landing/registry/read-lander.server';
import { warning, type Finding } from '../finding';
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
 * Finds texts that `new` wrote and nobody has changed since. They are true of every brand, so they are warnings; a page
 * that says the same as all others is hardly worth a campaign.
 */
export function checkTemplateWords({ manifest, copy }: Lander): Finding[] {
  const excuses = manifest.exceptions.filter(({ rule }) => rule === 'template').map(({ text }) => text);
  const template = manifestSchema.parse(read('manifest.json'));
  const findings = [...copy].flatMap(([locale, file]) => copyFindings(locale, file, excuses));
  if (manifest.idea === template.idea && !excuses.includes(manifest.idea))
    findings.push(
      warning('manifest.json', '$.idea', 'is still the idea of the template', 'Say what this page does differently.'),
    );
  return findings;
}

function copyFindings(locale: Locale, file: CopyFile, excuses: readonly string[]): Finding[] {
  const words = wordsOf(locale);
  const left = [...flatTexts(file)]
    .filter(([path, text]) => !MAY_STAY.has(slotOf(path)) && words.has(`${slotOf(path)} ${text}`))
    .filter(([, text]) => !excuses.includes(text))
    .map(([path]) => path);
  if (left.length === 0) return [];
  const others = left.length > NAMED ? ` and ${left.length - NAMED} more` : '';
  const message = `${left.length === 1 ? 'has a text' : `has ${left.length} texts`} of the template: ${left.slice(0, NAMED).join(', ')}${others}`;
  return [warning(`copy/${locale}.json`, '', message, MEND)];
}

const MEND =
  'Write your own (see the guide Write copy). A text that is right as it is: name it in "exceptions", rule "template".';
