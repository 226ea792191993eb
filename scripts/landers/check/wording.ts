import type { Lander } from '~/landing/registry/read-lander.server';
import { problem, warning, type Finding } from '../finding';
import { forbiddenWords, reasons } from './forbidden-words';
import { flatTexts } from './languages';

/**
 * Checks every text against the forbidden words of its language. Exceptions are in the manifest, each with a reason.
 */
export function checkWording({ manifest, copy }: Lander): Finding[] {
  const excuses = manifest.exceptions.filter(({ rule }) => rule === 'wording').map(({ text }) => text.toLowerCase());
  const needed = new Set<string>();
  const findings: Finding[] = [];
  for (const [locale, texts] of copy) {
    const file = `copy/${locale}.json`;
    const words = forbiddenWords[locale];
    for (const [path, text] of flatTexts(texts)) {
      for (const { what, pattern } of words) {
        const found = pattern.exec(text)?.[0];
        if (found === undefined) continue;
        const excuse = excuses.find(
          (excuse) => text.toLowerCase().includes(excuse) && excuse.includes(found.toLowerCase()),
        );
        if (excuse !== undefined) needed.add(excuse);
        else findings.push(problem(file, path, `contains “${found}”, which ${reasons[what]}`, MEND));
      }
    }
  }
  return [...findings, ...excuses.filter((text) => !needed.has(text)).map(idle)];
}

const MEND =
  'Say what is true: free to join, no subscription, who writes for fictional profiles (see the guide Write copy).';

const idle = (text: string) =>
  warning('manifest.json', '$.exceptions', `allows “${text}”, which no text contains`, 'Remove it.');
