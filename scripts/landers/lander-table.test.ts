import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { landerFingerprints } from '../bundle/fingerprint.mjs';
import { change, edit, folder, NAME, useNewLander } from './check-landers.testing';
import { landerTable } from './lander-table';

useNewLander();

describe('list tells', () => {
  const stateOf = async (built: Record<string, string> | undefined) =>
    /^summer +(\w[\w, ]*?) {2,}/m.exec(await landerTable(folder, [], built))?.[1];

  // covers X17-069
  it('a lander that the build contains from one that it lacks', async () => {
    expect(await stateOf(landerFingerprints(folder))).toBe('live');
    expect(await stateOf({})).toBe('not yet built');
  });

  // covers X17-069
  it('changed code from changed texts, which are live without a build', async () => {
    const built = landerFingerprints(folder);
    await edit('copy/en.json', { 'base.closing': 'A new closing line' });
    await edit('manifest.json', { title: 'Another title' });
    expect(await stateOf(built)).toBe('live');
    await change('Lander.tsx', 'export default', '// changed\nexport default');
    expect(await stateOf(built)).toBe('live, changes not yet built');
  });

  it('how to build what is not', async () => {
    expect(await landerTable(folder, [], {})).toContain('live after npm run lander -- publish');
    expect(await landerTable(folder, [], landerFingerprints(folder))).not.toContain('publish');
  });

  it('the same wherever the folder is', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'facet-moved-'));
    await cp(join(folder, NAME), join(copy, NAME), { recursive: true });
    expect(landerFingerprints(copy)).toEqual(landerFingerprints(folder));
    await rm(copy, { recursive: true });
  });
});
