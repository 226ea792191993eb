import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl } from 'react-intl';

const locales = fileURLToPath(new URL('../../../locales', import.meta.url));

/** Looks up texts as a member of that language reads them, so that one journey runs in many languages. */
export function textsOf(language: string): (id: string, values?: Record<string, string | number>) => string {
  const folder = join(locales, language);
  const messages: Record<string, string> = {};
  for (const file of readdirSync(folder)) {
    if (file.split('.').length === 2) Object.assign(messages, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  }
  const intl = createIntl({ locale: language, messages });
  return (id, values) => {
    if (!(id in messages)) throw new Error(`No text ${id} in ${language}`);
    return intl.formatMessage({ id }, values);
  };
}
