import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';

/** The wordings by which texts of the product promise that someone writes for fictional profiles. */
const PROMISE = new RegExp(
  [
    String.raw`team (?:writes|answers|keeps|schrijft|antwoordt|schreibt|antwortet|skriver|svarer|svarar)`,
    String.raw`teamet (?:skriver|svar)|writes for (?:it|them)\b|schrijft (?:ervoor|voor)|(?:schreibt|antwortet) (?:dafür|für)`,
    String.raw`équipe (?:écrit|répond)|per (?:questi profili|loro|lui|lei) scrive|(?:^|[.:] )Scrive il nostro|(?:^|[.;,:] )escribe(?: por ell[ao]s?)? nuestro`,
    String.raw`imieniu (?:takiego profilu )?pisze|zespół.*odpowiada|puolesta(?:an)? kirjoittaa`,
  ].join('|'),
  'i',
);
const DENIAL =
  /nobody writes|niemand (?:schrijft|schreibt)|ingen skriver|nadie escribe|personne n’écrit|nessuno scrive|nikt (?:za nie |w (?:ich|jego) imieniu )?nie pisze|kukaan ei kirjoita/i;

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, never>;

/**
 * Every text of a lander for a brand with this setting. Landers of one person are left out, because they are only shown
 * where staff answer.
 */
function landerTexts(chat: 'answered' | 'closed'): { where: string; text: string }[] {
  return readdirSync('landers', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && json(`landers/${entry.name}/manifest.json`)['kind'] !== 'member')
    .flatMap(({ name }) => readdirSync(`landers/${name}/copy`).map((file) => `landers/${name}/copy/${file}`))
    .flatMap((path) => {
      const found: { where: string; text: string }[] = [];
      JSON.stringify(json(path), (key, value: unknown) => {
        if (typeof value === 'string')
          found.push({ where: `${path} ${key}`, text: said(value, chat, /(\w+)\.json$/.exec(path)![1]!) });
        return value;
      });
      return found;
    });
}

function said(text: string, fictional_chat: string, locale: string): string {
  const names = ['brand', 'country', 'fictional_singular', 'fictional_plural', 'name', 'place'];
  const values = Object.fromEntries(names.map((name) => [name, name]));
  return String(
    new IntlMessageFormat(text, locale).format({ ...values, min_age: 18, age: 30, credits: 30, fictional_chat }),
  );
}

const promises = (texts: { where: string; text: string }[]) =>
  texts.filter(({ text }) => PROMISE.test(text) && !DENIAL.test(text)).map(({ where, text }) => `${where}: ${text}`);

describe('the statement about who writes for made-up profiles', () => {
  it('is on no landing page of a brand whose team answers for none', () => {
    expect(promises(landerTexts('closed'))).toEqual([]);
  });

  it('control: the same pages make it if the team answers', () => {
    const found = promises(landerTexts('answered'));
    for (const locale of LOCALES)
      expect(found.filter((file) => file.includes(`/${locale}.json`)).length, locale).toBeGreaterThanOrEqual(4);
  });

  it('is in no text of a brand, whatever the value of the setting', () => {
    const brands = readdirSync('tenants').filter((file) => file.endsWith('.json') && !file.includes('schema'));
    const texts = brands.flatMap((file) =>
      Object.entries((json(`tenants/${file}`)['fictional_warning'] ?? {}) as Record<string, string>).map(
        ([locale, text]) => ({ where: `${file} ${locale}`, text }),
      ),
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(promises(texts)).toEqual([]);
    // The control: a former wording of the warning.
    const before = 'This profile is made up. Our own team writes for it, for conversation only.';
    expect(promises([{ where: 'before', text: before }])).toHaveLength(1);
  });
});
