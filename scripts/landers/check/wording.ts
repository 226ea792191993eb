import type { Lander } from '~/landing/registry/read-lander.server';
import { problem, warning, type Finding } from '../finding';
import { forbiddenWords, reasons } from './forbidden-words';
import { hurtfulWord } from './hurtful-words';
import { flatTexts } from './languages';
import { NICHE_PREFIXES } from '~/i18n/niche-prefix';
import type { Locale } from '~/i18n/locales';

/**
 * Checks every text against the forbidden words of its language, and those of a niche against what would hurt its
 * people. Exceptions are in the manifest, each with a reason.
 */
export function checkWording({ manifest, copy }: Lander): Finding[] {
  const excuses = manifest.exceptions.filter(({ rule }) => rule === 'wording').map(({ text }) => text.toLowerCase());
  const needed = new Set<string>();
  const findings: Finding[] = [];
  for (const [locale, texts] of copy) {
    const file = `copy/${locale}.json`;
    for (const [path, text] of flatTexts(texts)) {
      for (const { found, reason } of forbiddenIn(text, path, locale)) {
        const excuse = excuses.find(
          (excuse) => text.toLowerCase().includes(excuse) && excuse.includes(found.toLowerCase()),
        );
        if (excuse !== undefined) needed.add(excuse);
        else findings.push(problem(file, path, `contains “${found}”, which ${reason}`, MEND));
      }
    }
  }
  return [...findings, ...excuses.filter((text) => !needed.has(text)).map(idle)];
}

function forbiddenIn(text: string, path: string, locale: Locale): { found: string; reason: string }[] {
  const found = forbiddenWords[locale].flatMap(({ what, pattern }) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined ? [] : [{ found: word, reason: reasons[what] }];
  });
  const niche = NICHE_PREFIXES.find((prefix) => path.includes(`.niches.${prefix}.`));
  const hurtful = niche && hurtfulWord(text, niche, locale);
  return hurtful === undefined ? found : [...found, { found: hurtful, reason: HURTS }];
}

const HURTS = 'would hurt the people whom the niche is for';

const MEND =
  'Say what is true: free to join, no subscription, who writes for fictional profiles (see the guide Write copy).';

const idle = (text: string) =>
  warning('manifest.json', '$.exceptions', `allows “${text}”, which no text contains`, 'Remove it.');
