import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLanders } from './check-landers';
import { isOwn } from './check-landers.testing';
import { createLander } from './new-lander';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facet-new-lander-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = async (file: string) => readFile(join(folder, file), 'utf8');
const json = async (file: string) => JSON.parse(await read(file));
const findings = async () => (await checkLanders(folder, [])).flatMap((lander) => lander.findings).filter(isOwn);

describe('createLander', () => {
  it('writes the given values into manifest, copy, code and stories', async () => {
    const created = await createLander(folder, {
      name: 'summer-night',
      title: 'A night in June',
      niches: 'she, gay',
      slugs: 'rain,late-sun',
    });
    expect(created).toMatchObject({ ok: true });
    const manifest = await json('summer-night/manifest.json');
    expect(manifest).toMatchObject({ title: 'A night in June', niches: ['she', 'gay'] });
    expect(Object.keys(manifest.slugs)).toEqual(['rain', 'late-sun']);
    const copy = await json('summer-night/copy/nl.json');
    expect(Object.keys(copy.niches)).toEqual(['she', 'gay']);
    expect(copy.slugs.rain).not.toEqual(copy.slugs['late-sun']);
    expect(await read('summer-night/Lander.tsx')).toContain('export default function SummerNight()');
    const stories = await read('summer-night/Lander.stories.tsx');
    expect(stories).toContain("from '../../stories/landers/lander-meta'");
    expect(stories).toContain("SlugLateSun: LanderStory = { args: { slug: 'late-sun' } }");
    expect(await findings()).toEqual([]);
  });

  it('names it after its folder', async () => {
    await createLander(folder, { name: 'summer-night' });
    expect((await json('summer-night/manifest.json')).title).toBe('Summer night');
  });

  it('makes a member landing only at a path that has a member', async () => {
    expect(await createLander(folder, { name: 'landing2', kind: 'member' })).toMatchObject({ ok: true });
    expect(await json('landing2/manifest.json')).toMatchObject({ kind: 'member', goal: 'message' });
    expect(await findings()).toEqual([]);
    expect(await createLander(folder, { name: 'portrait', kind: 'member' })).toMatchObject({ ok: false });
    expect(await createLander(folder, { name: 'landing3' })).toMatchObject({ ok: false });
  });

  it.each([
    [{ name: 'Summer' }, 'lower-case letters'],
    [{ name: '../escape' }, 'lower-case letters'],
    [{ name: 's' }, 'lower-case letters'],
    [{ name: 'sun', kind: 'secret' }, '--kind: must be public or member, not secret'],
    [{ name: 'sun', niches: 'she,everyone' }, '--niches: everyone is not one of none, she'],
    [{ name: 'sun', slugs: 'Rainy Day' }, '--slugs: Rainy is not a word such as rain'],
  ])('refuses %o and writes nothing', async (options, message) => {
    const created = await createLander(folder, options);
    expect(created.ok ? [] : created.problems.join('\n')).toContain(message);
    expect(await readdir(folder)).toEqual([]);
  });

  it('never overwrites an existing lander', async () => {
    await createLander(folder, { name: 'summer' });
    const before = await read('summer/Lander.tsx');
    const again = await createLander(folder, { name: 'summer', title: 'Another' });
    expect(again).toEqual({ ok: false, problems: ['landers/summer already exists'] });
    expect(await read('summer/Lander.tsx')).toBe(before);
  });
});
