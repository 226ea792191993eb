import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runByNpm, runHere } from '../command/run-command.testing';
import { landerCommand } from './lander-command';

const root = join(import.meta.dirname, '../..');
let folder: string;

/** Runs the command on a folder of this test. */
const lander = (...args: string[]) => runHere(landerCommand, [...args, '--landers', folder]);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facet-lander-command-'));
  for (const file of ['manifest.schema.json', 'copy.schema.json']) {
    await cp(join(root, 'landers', file), join(folder, file));
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('npm run lander', { timeout: 60_000 }, () => {
  it('new makes a lander that passes the check, which names the texts to write, and says what is next', async () => {
    const output = await lander('new', 'summer', '--slugs', 'rain');
    expect(output).toMatchObject({ code: 0 });
    expect(output.out).toContain('npm run lander -- preview summer');
    expect(output.err).toBe('');
    expect(await lander('check')).toMatchObject({ code: 0, out: '1 lander, 0 problems, 12 warnings\n' });
    expect(await lander('new', 'summer')).toMatchObject({ code: 1, err: 'landers/summer already exists\n' });
    expect((await lander('list')).out).toMatch(
      /^summer +(?:live|not yet built) +Summer +public +none she .* rain +da de en es fi fr it nb nl pl sv +0 of 10; off: /m,
    );
  });

  it('check reports file, place, problem and remedy, and fails', async () => {
    await lander('new', 'summer');
    const file = join(folder, 'summer/copy/en.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('Write the first line?', 'Meet real women near you'));
    await writeFile(join(folder, 'copy.schema.json'), '{}');
    const { code, out, err } = await lander('check', 'summer');
    expect(code).toBe(1);
    expect(err).toContain('problem  landers/summer/copy/en.json: $.base.closing contains “real”');
    expect(err).toContain('contains “near you”');
    expect(err).toContain('Say what is true');
    expect(err).toContain('problem  landers/copy.schema.json: is out of date');
    expect(out).toContain('1 lander, 3 problems');
  });

  it('is started by npm with its arguments, and ends with its exit code', async () => {
    const nobody = await runByNpm(['check', 'nobody', '--landers', folder], {}, 'lander');
    expect(nobody).toMatchObject({ code: 2, out: '' });
    expect(nobody.err).toContain('There is no lander nobody. There are: \n');
  });

  it('prints its usage', async () => {
    expect((await lander('--help')).out).toContain('makes a complete new lander from the template');
    expect(await lander('dance')).toMatchObject({ code: 2 });
    expect(await lander('list', '--colour')).toMatchObject({ code: 2 });
    expect(await lander('new')).toMatchObject({ code: 2 });
    const nobody = await lander('check', 'nobody');
    expect(nobody).toMatchObject({ code: 2 });
    expect(nobody.err).toContain('There is no lander nobody');
  });
});
