import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { allFindings, edit, folder, NAME, useNewLander } from './check-landers.testing';

useNewLander();

const left = async () =>
  (await allFindings())
    .filter(({ message }) => message.includes('of the template'))
    .map(({ file, message }) => `${file} ${message}`);

/** Makes every text of every language differ from that of the template, at the same length: the first space does not break. */
async function rewrite() {
  for (const locale of LOCALES) await rewriteIn(locale);
}

async function rewriteIn(locale: string) {
  const copy = JSON.parse(await readFile(join(folder, NAME, `copy/${locale}.json`), 'utf8')) as Record<string, unknown>;
  const own = JSON.stringify(copy, (key, value: unknown) =>
    typeof value === 'string' && key !== '$schema' ? value.replace(' ', '\u00a0') : value,
  );
  await edit(`copy/${locale}.json`, JSON.parse(own) as Record<string, unknown>);
}

// covers X17-071
it('warns of the texts and the idea that a new lander has from the template', async () => {
  expect(await left()).toEqual([
    ...LOCALES.map((locale) =>
      expect.stringMatching(
        new RegExp(
          String.raw`^copy/${locale}\.json has \d\d texts of the template: \$\.base\.headline, \$\.base\.lead, .* and \d\d more$`,
        ),
      ),
    ),
    'manifest.json is still the idea of the template',
  ]);
});

it('warns no longer once every text was written anew, labels aside', async () => {
  await edit('manifest.json', { idea: 'A page about a rainy evening in a tent.' });
  await rewrite();
  await edit('copy/en.json', { 'base.action': 'Join for free' });
  expect(await left()).toEqual([]);
});

// covers X17-071
it('names the one text that was forgotten, also in a variant', async () => {
  await edit('manifest.json', { idea: 'A page about a rainy evening in a tent.' });
  await rewrite();
  await edit('copy/nl.json', { 'niches.gay.closing': 'Zeg als eerste iets liefs' });
  await edit('copy/en.json', { 'slugs.rain.base.closing': 'Tell it in one line' });
  expect(await left()).toEqual(['copy/en.json has a text of the template: $.slugs.rain.base.closing']);
});

it('accepts a text that the manifest excuses with a reason', async () => {
  await edit('manifest.json', { idea: 'A page about a rainy evening in a tent.' });
  await rewrite();
  await edit('copy/en.json', { 'base.closing': 'Write the first line?' });
  const why = 'The campaign asks the same question in its ads.';
  await edit('manifest.json', { exceptions: [{ rule: 'template', text: 'Write the first line?', why }] });
  expect(await left()).toEqual([]);
});

it('refuses them in a lander that is no draft any more, and asks to end a draft without them', async () => {
  const levels = async () => new Set((await allFindings()).map(({ level, path }) => `${level} ${path}`));
  expect([...(await levels())].filter((found) => found.startsWith('problem'))).toEqual([]);
  await edit('manifest.json', { draft: false });
  expect(await levels()).toEqual(new Set(['problem ', 'problem $.idea']));
  await edit('manifest.json', { idea: 'A page about a rainy evening in a tent.' });
  await rewrite();
  await edit('copy/en.json', { 'base.action': 'Join for free' });
  expect(await levels()).toEqual(new Set());
  await edit('manifest.json', { draft: true });
  expect(await levels()).toEqual(new Set(['warning $.draft']));
});
