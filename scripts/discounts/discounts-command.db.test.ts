import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testContext } from '~/testing/context';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { given, runHere } from '../command/run-command.testing';
import { readDiscountFiles } from './discount-files';
import { discountsCommand, type DiscountBrand } from './discounts-command';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function filesOf(codes: object[]) {
  const folder = await mkdtemp(join(tmpdir(), 'facet-discounts-'));
  folders.push(folder);
  await mkdir(join(folder, 'discounts'));
  await writeFile(join(folder, 'discounts', 'aurea.json'), JSON.stringify({ codes }));
  return readDiscountFiles(folder);
}

const brandOf = (open: OpenDatabase, files: DiscountBrand['files'] = []): DiscountBrand => {
  const { db, clock, ids } = testContext(open);
  return { slug: 'aurea', db, clock, ids, files };
};
const run = (brand: DiscountBrand, args: string) =>
  runHere((say) => discountsCommand(given([brand]), say), args.split(' '));

withDatabase('npm run facet -- discounts', (open) => {
  it('launches a code, lists and shows it, and ends it', async () => {
    const brand = brandOf(await open());
    expect((await run(brand, 'list')).out).toBe('There is no code.\n');
    const added = await run(brand, 'add spring --percent 12.5 --currency EUR --minimum 2000 --by Eva');
    expect(added).toMatchObject({ code: 0, out: 'aurea: SPRING is launched.\n' });
    expect((await run(brand, 'list')).out).toMatch(/aurea +SPRING +12\.5 +active/);
    const shown = JSON.parse((await run(brand, 'show SPRING')).out) as object;
    expect(shown).toMatchObject({ minimum_order_value: 2000, currency: 'EUR', reserved: 0, redeemed: 0 });
    expect((await run(brand, 'end spring')).code).toBe(0);
    expect((await run(brand, 'list')).out).toMatch(/SPRING +12\.5 +ended/);
    expect((await run(brand, 'end spring')).code).toBe(1);
  });

  it('refuses what would make an end untrue, and takes it 30 days later', async () => {
    const opened = await open();
    const brand = brandOf(opened);
    const end = new Date(opened.clock.now() + 3_600_000).toISOString();
    await run(brand, `add FIRST --percent 20 --expires ${end}`);
    opened.clock.advance(7_200_000);
    expect(await run(brand, 'add SECOND --percent 20')).toMatchObject({ code: 1, out: '' });
    expect((await run(brand, 'add SMALL --percent 19')).code).toBe(0);
    opened.clock.advance(30 * 86_400_000);
    expect((await run(brand, 'add SECOND --percent 20')).code).toBe(0);
  });

  it('launches the codes of a file once', async () => {
    const files = await filesOf([{ code: 'LENTE10', value_percentage: 10 }]);
    const brand = brandOf(await open(), files);
    expect((await run(brand, 'add')).out).toBe('aurea: LENTE10 is launched.\n');
    expect((await run(brand, 'add')).out).toBe('aurea: LENTE10 exists already and stays as it is.\n');
  });

  it.each([
    ['add SPRING', '$.value_percentage'],
    ['add SPRING --percent 95', '$.value_percentage must be at most 90'],
    ['add SPRING --percent 10 --minimum 500', '$.currency is needed for a minimum amount'],
    ['add SPRING --percent 10 --expires tomorrow', '$.expires must be a date and time'],
    ['show', "missing required argument 'code'"],
    ['ad', "unknown command 'ad'"],
  ])('says what is wrong with %s', async (args, problem) => {
    const output = await run(brandOf(await open()), args);
    expect(output).toMatchObject({ code: 2, err: expect.stringContaining(problem) as string });
  });
});

it('a file is checked: fields, names and ends that would not be true', async () => {
  const ended = { code: 'FIRST', value_percentage: 20, expires: '2027-03-01T00:00:00+01:00' };
  const [good] = await filesOf([ended, { code: 'SMALL', value_percentage: 10 }]);
  expect(good!.problems).toEqual([]);
  const [untrue] = await filesOf([ended, { code: 'LONGER', value_percentage: 25 }]);
  expect(untrue!.problems.map(({ message }) => message)).toEqual([
    'LONGER is as good as a code that ends before it: the end would not be true',
  ]);
  const [bad] = await filesOf([{ code: 'x', percent: 3 }]);
  expect(bad!.problems.map(({ path }) => path)).toContain('$.codes[0].code');
});
