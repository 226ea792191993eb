// covers S1-029

import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { change, edit, findings, folder, isOwn, lines, NAME, put, useNewLander } from './check-landers.testing';
import { checkLanders } from './check-landers';
import { describeFinding } from './finding';

useNewLander();

it('finds nothing wrong with a new lander', async () => {
  expect(await findings()).toEqual([]);
});

describe('finds a fault, and says how to fix it', () => {
  it.each<[string, () => Promise<void>, string]>([
    ['a manifest that is not JSON', () => put('manifest.json', '{ "title": '), 'manifest.json $ is not JSON'],
    ['a misspelt key', () => edit('manifest.json', { nichess: [] }), 'manifest.json $ Unrecognized key: "nichess"'],
    ['no manifest', () => rm(join(folder, NAME, 'manifest.json')), 'manifest.json  is missing'],
    ['no page', () => rm(join(folder, NAME, 'Lander.tsx')), 'Lander.tsx  is missing'],
    [
      'a page without default export',
      () => change('Lander.tsx', 'export default', 'export'),
      'Lander.tsx  has no default',
    ],
    ['a missing language file', () => rm(join(folder, NAME, 'copy/nl.json')), 'copy/nl.json $ is missing'],
    [
      'an omitted language',
      () => edit('manifest.json', { locales: ['en'] }),
      'manifest.json $.locales lacks nl (Dutch)',
    ],
    [
      'a text missing in one language',
      () => edit('copy/nl.json', { 'niches.she.closing': undefined }),
      'copy/nl.json $.niches.she.closing is missing, but is in en',
    ],
    [
      'a blank text of a niche',
      () => edit('copy/en.json', { 'niches.gilf.headline': ' ' }),
      'copy/en.json $.niches.gilf.headline is blank, and the slot is not optional',
    ],
    [
      'an English text in the Dutch file',
      () => edit('copy/nl.json', { 'base.closing': 'Write the first line?' }),
      'copy/nl.json $.base.closing is the English text',
    ],
    [
      'an unknown slot',
      () => edit('copy/en.json', { 'base.hedline': 'Hello' }),
      'copy/en.json $.base.hedline is not one of its slots',
    ],
    [
      'an overlong text',
      () => edit('copy/en.json', { 'base.action': 'x'.repeat(29) }),
      '$.base.action has 29 characters, at most 28 fit',
    ],
    ['an unknown value', () => edit('copy/en.json', { 'base.note': '{brend}' }), '$.base.note uses {brend}'],
    [
      'a slug without text',
      () => edit('copy/nl.json', { 'slugs.rain': { base: {} } }),
      '$.slugs.rain is a slug without a text of its own',
    ],
    [
      'a slug missing in one language',
      () => edit('copy/nl.json', { 'slugs.rain': undefined }),
      '$.slugs.rain is missing: a slug has texts',
    ],
    [
      'a niche with too few texts of its own',
      () => edit('copy/en.json', { 'niches.gay.lead': undefined }),
      '$.niches.gay has 2 texts of its own',
    ],
    [
      'an asset of 20 MB',
      () => put('assets/hero.avif', Buffer.alloc(20_000_000)),
      'assets/hero.avif  has 20.0 MB, the limit is 1 MB',
    ],
    [
      'assets over the budget',
      () => put('assets/hero.she.avif', Buffer.alloc(400_000)),
      'assets  a visit (niche she) loads 400 kB, the budget is 0 kB',
    ],
    ['art of a misspelt niche', () => put('assets/hero.shee.avif', 'x'), 'assets/hero.shee.avif  contains “shee”'],
    ['a file that is not art', () => put('assets/hero.psd', 'x'), 'assets/hero.psd  is not one of avif'],
    ['a script over its budget', () => put('enhance.ts', heavyScript()), 'the budget is 1 kB'],
    ['a script that cannot be built', () => put('enhance.ts', 'const = 1;'), 'enhance.ts  cannot be built'],
    [
      'React in the script',
      () => put('enhance.ts', "import { useId } from 'react';\nconsole.warn(useId);"),
      'enhance.ts line 1 imports react',
    ],
    [
      'unreadable colours',
      () => edit('manifest.json', { themeHooks: [['line', 'surface']] }),
      '$.themeHooks[0] line on surface has a contrast of 1.',
    ],
    [
      'an unknown colour role',
      () => edit('manifest.json', { themeHooks: [['ink', 'surface']] }),
      '$.themeHooks[0] names ink',
    ],
    [
      'an import past the kit',
      () => change('Facts.tsx', '~/landing/kit/kit', '~/ui/Card/Card'),
      'Facts.tsx line 2 imports ~/ui/Card/Card',
    ],
    [
      'an import from another lander',
      () => change('Lander.tsx', './Facts', '../other/Facts'),
      'imports ../other/Facts',
    ],
    [
      'a text in the code',
      () => change('Facts.tsx', '<Text>', '<Text>Free for ever'),
      'contains the text “Free for ever”',
    ],
    [
      'a text for screen readers in the code',
      () => change('Scene.tsx', 'alt={person.name}', 'alt="A woman smiles"'),
      'contains the text “A woman smiles”',
    ],
    ['a handler', () => change('Facts.tsx', '<Text>', '<Text onClick={close}>'), 'uses onClick, which never runs'],
    [
      'a hook',
      () => change('Scene.tsx', 'import { keyframes', "import { useState } from 'react';\nimport { keyframes"),
      'uses useState',
    ],
    [
      'an endless motion that nobody can stop',
      () => change('Scene.tsx', '2.4s ease-out', '2.4s ease-out infinite'),
      'Scene.tsx line 21 moves without end',
    ],
    [
      'an unknown slot in the code',
      () => change('Lander.tsx', 'slot="headline"', 'slot="hedline"'),
      'uses the slot hedline',
    ],
    [
      'missing texts for closed signups',
      () => change('Lander.tsx', 'slot="headline"', 'slot="headline" closed="shut"'),
      'uses the slot shut',
    ],
    [
      'a missing slot that a component of the kit reads',
      () => change('Facts.tsx', 'gridGap,', 'gridGap, MessageForm,'),
      'Facts.tsx line 2 uses the slot send',
    ],
    [
      'a slot that is used nowhere',
      () => change('Lander.tsx', '<Copy slot="note" />', ''),
      'manifest.json $.slots.note is not used in the code',
    ],
    [
      'a page that ignores closed signups',
      () => change('Action.tsx', '!signupOpen', '!person').then(() => change('Action.tsx', ', signupOpen', '')),
      'Lander.tsx  never checks whether signups are open',
    ],
    [
      'a member landing without a path',
      () => edit('manifest.json', { kind: 'member' }),
      '$.kind is member, but no URL',
    ],
  ])('%s', async (_what, breakIt, expected) => {
    await breakIt();
    const found = await findings();
    const finding = found.find(({ file, path, message }) => `${file} ${path} ${message}`.includes(expected));
    expect(finding, (await lines()).join('\n')).toBeDefined();
    expect(finding!.mend).toMatch(/\w+ \w+/);
    expect(describeFinding(NAME, finding!)).toMatch(/^(?:problem|warning) {1,2}landers\/summer\//);
  });

  it('a folder whose name cannot be part of a path', async () => {
    await rename(join(folder, NAME), join(folder, 'Summer Night'));
    const [checked] = await checkLanders(folder, []);
    expect(checked).toMatchObject({ name: 'Summer Night' });
    expect(checked!.findings[0]).toMatchObject({
      level: 'problem',
      file: '.',
      message: 'is not a valid name for a lander',
    });
  });

  it('what the rules of the project refuse', async () => {
    await change('Facts.tsx', "${color('text-muted')}", '#ff0000');
    await change('Facts.tsx', '<Text>', '<Text style={{ top: 0 }}>');
    const [checked] = await checkLanders(folder, [], [NAME]);
    const broken = { level: 'problem', file: 'Facts.tsx', message: 'breaks a rule of the project' };
    expect(checked!.findings.filter(isOwn)).toEqual([
      { ...broken, path: 'line 29', mend: expect.stringMatching(/^A colour is a role of the theme .*\.$/) },
      { ...broken, path: 'line 42', mend: expect.stringMatching(/^The Content-Security-Policy blocks style .*\.$/) },
    ]);
  });

  it('the colours of a brand that make a pair unreadable', async () => {
    const loud = { slug: 'loud', niche: 1, theme: { both: { primary: '#d4b65a' } } };
    await edit('manifest.json', { themeHooks: [['primary', 'surface']] });
    const [checked] = await checkLanders(folder, [loud], [NAME]);
    expect(checked!.findings.map(({ message }) => message).join()).toMatch(
      /primary on surface has a contrast of [12]\./,
    );
  });
});

/** Returns text that does not compress. */
function heavyScript(): string {
  let state = 7;
  const noise = Array.from({ length: 4000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  });
  return `document.body.dataset.noise = '${noise.join('')}';`;
}
