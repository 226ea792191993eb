import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runByNpm, runHere } from '../command/run-command.testing';
import { tenantCommand } from './tenant-command';

const root = join(import.meta.dirname, '../..');
let folder: string;

/** Runs the command on a copy of the brands. */
const tenant = (...args: string[]) => runHere(tenantCommand, [...args, '--tenants', folder]);

type Json = Record<string, unknown>;

/** Sets values by dotted path in a file of the copy; undefined removes one. */
async function edit(file: string, patch: Json): Promise<void> {
  const content = JSON.parse(await readFile(join(folder, file), 'utf8')) as Json;
  for (const [path, value] of Object.entries(patch)) {
    const steps = path.split('.');
    const last = steps.pop()!;
    const holder = steps.reduce((at, step) => at[step] as Json, content);
    holder[last] = value;
  }
  await writeFile(join(folder, file), JSON.stringify(content));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facet-tenant-command-'));
  await cp(join(root, 'tenants'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('npm run tenant', { timeout: 60_000 }, () => {
  it('new writes a complete brand with the next id that passes the check', async () => {
    const output = await tenant(
      'new',
      '--name',
      'Étoile Filante',
      '--niche',
      '2',
      '--countries',
      'ch,se',
      '--company',
      'nordlys',
    );
    expect(output).toMatchObject({ code: 0 });
    expect(output.out).toContain('http://etoile-filante.localhost:3000');
    expect(output.out).toMatch(/^Étoile Filante: \d+ of \d+ things are left to do$/m);
    const brand = JSON.parse(await readFile(join(folder, 'etoile-filante.json'), 'utf8'));
    expect(brand).toMatchObject({ id: 11, niche: 2, countries: ['CH', 'SE'], company_id: 'nordlys' });
    expect(Object.keys(brand.description)).toEqual(['en', 'nl', 'de', 'fr', 'it', 'sv']);
    expect(brand.markets.CH.currency).toBe('CHF');
    expect((await tenant('check')).out).toContain('11 brands of 3 companies, 0 problems, 0 warnings');
  });

  it('texts records what the terms say, and asks what a change without a new version is', async () => {
    await edit('blue-hour.json', { refund_days: 33 });
    const noticed = await tenant('check');
    expect(noticed).toMatchObject({ code: 1, err: expect.stringContaining('texts/blue-hour.json: $.terms') as string });
    const refused = await tenant('texts');
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('blue-hour: the terms') as string });
    const written = await tenant('texts', 'blue-hour', '--wording');
    expect(written).toMatchObject({ code: 0, err: '', out: expect.stringContaining('blue-hour.json') as string });
    expect(await tenant('check')).toMatchObject({ code: 0 });
    expect(await tenant('texts', 'nobody')).toMatchObject({ code: 2 });
  });

  it('new writes nothing if the answers are invalid', async () => {
    const before = await readdir(folder);
    const missing = await tenant('new', '--name', 'Nova');
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.err).toContain('--countries: is needed');
    const abroad = await tenant('new', '--name', 'Nova', '--countries', 'NL,XX');
    expect(abroad.err).toContain('--countries: such as NL,BE');
    const output = await tenant('new', '--name', 'Nova', '--countries', 'NL', '--domain', 'www.prisma-men.example');
    expect(output).toMatchObject({ code: 1 });
    expect(output.err).toContain('nova.json: $.domain www.prisma-men.example is taken by prisma.json');
    const again = await tenant('new', '--name', 'Prisma', '--countries', 'NL');
    expect(again.err).toContain('prisma.json: already exists');
    expect(await readdir(folder)).toEqual(before);
  });

  it('check reports every problem with file and path, and fails', async () => {
    await edit('prisma.json', { min_age: 16 });
    await edit('front-porch.json', { hosts: ['www.blue-hour.example'] });
    await edit('samen-ensemble.json', {
      'markets.BE.bundles.3.price': 99999,
      'markets.BE.payment_methods.5': { method: 'swish' },
      'markets.BE.payment_methods.0.fee': 25,
      'markets.BE.payment_methods.1.max': 1000,
      signup_credits: 3,
      'description.fr': undefined,
    });
    await edit('salon-prive.json', {
      'markets.CH.payment_methods': [{ method: 'applepay' }, { method: 'directdebit' }],
    });
    await edit('companies/nordlys.json', { support_email: 'nobody' });
    await edit('zonneterras.json', { message_credits: 1000 });
    await edit('golden-hour.json', { 'landers.tinderswype': 1 });
    await writeFile(join(folder, 'tenant.schema.json'), '{}');
    const { code, err } = await tenant('check');
    expect(code).toBe(1);
    for (const line of [
      'problem  prisma.json: $.min_age must be at least 18',
      'problem  front-porch.json: $.hosts[0] www.blue-hour.example is taken by blue-hour.json',
      'problem  companies/nordlys.json: $.support_email must be an e-mail address',
      'problem  velvet-accord.json: $.company_id there is no company "nordlys" in companies/',
      'problem  samen-ensemble.json: $.markets.BE.bundles[3].price makes a credit more expensive than in the smaller bundle "620"',
      'problem  samen-ensemble.json: $.markets.BE.payment_methods[5].method Swish does not exist in BE',
      'problem  samen-ensemble.json: $.markets.BE.payment_methods[1].method Wero takes the price of no bundle',
      'problem  salon-prive.json: $.markets.CH.payment_methods[1].method SEPA direct debit cannot be paid in CHF',
      'problem  salon-prive.json: $.markets.CH.bundles[0].price can be paid with no method that works on every device',
      'problem  samen-ensemble.json: $.description.fr is missing: BE reads it',
      'warning  samen-ensemble.json: $.markets.BE.payment_methods[0].fee EU law forbids a fee on Bancontact',
      'warning  samen-ensemble.json: $.signup_credits is less than the 10 credits of one message',
      'problem  zonneterras.json: $.markets.NL.bundles makes a message cost at least 49.98 EUR',
      'problem  golden-hour.json: $.landers.tinderswype there is no folder landers/tinderswype',
      'problem  tenant.schema.json: $ is out of date',
    ]) {
      expect(err).toContain(line);
    }
  });

  it('check needs the creditor of a brand that offers direct debit, and of no other', async () => {
    const { markets } = JSON.parse(await readFile(join(folder, 'zonneterras.json'), 'utf8'));
    const methods = markets.NL.payment_methods as { method: string }[];
    const at = methods.findIndex(({ method }) => method === 'directdebit');
    const line = `problem  zonneterras.json: $.markets.NL.payment_methods[${at}].method needs a creditor_id in companies/open-raam.json`;
    await edit('companies/open-raam.json', { creditor_id: null });
    const missing = await tenant('check');
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.err).toContain(line);
    // This brand of the same company debits nobody.
    expect(missing.err).not.toContain('lila-aurora.json: $.markets');
    await edit('companies/open-raam.json', { creditor_id: 'NL22ZZZ000000020000' });
    expect((await tenant('check')).err).toContain('companies/open-raam.json: $.creditor_id has wrong check digits');
    await edit('companies/open-raam.json', { creditor_id: 'NL21ZZZ000000020000' });
    await edit('zonneterras.json', { direct_debit: { first_order: 1 } });
    expect((await tenant('check')).err).toContain('zonneterras.json: $.direct_debit.first_order');
    await edit('zonneterras.json', { direct_debit: { first_order: 3000, orders_per_day: 1 } });
    expect(await tenant('check')).toMatchObject({ code: 0 });
  });

  it('checklist says what is left to do, until nothing is', async () => {
    await tenant('new', '--name', 'Nova', '--countries', 'NL', '--company', 'nordlys');
    const left = async () => (await tenant('checklist', 'nova')).out;
    const fresh = await left();
    for (const line of [
      /open +texts +index_title and description still are/,
      /open +prices +NL: the bundles are still those of the template/,
      /open +placeholder +\$\.domain www\.nova\.example is a placeholder: .*: nova\.json/,
      /open +placeholder +\$\.payment_providers\[0\] is the sandbox/,
      /open +placeholder +\$\.kvk 00000003 .*: companies\/nordlys\.json/,
      /open +legal data +Nova is not among the trade names of/,
      /open +landers +no weight chosen for alonetonight/,
      /note +look/,
      /done +languages +Dutch: complete/,
    ]) {
      expect(fresh).toMatch(line);
    }
    const { landers } = JSON.parse(await readFile(join(folder, 'prisma.json'), 'utf8'));
    await edit('nova.json', {
      index_title: { en: 'Nova: a new star', nl: 'Nova: een nieuwe ster' },
      description: { en: 'For people who look up at night.', nl: 'Voor mensen die ’s avonds omhoog kijken.' },
      'markets.NL.bundles.0.price': 1290,
      domain: 'www.nova.dating',
      hosts: [],
      payment_providers: [],
      landers,
      'theme.both': { primary: '#224466' },
    });
    await edit('companies/nordlys.json', {
      support_email: 'hello@nordlys.dating',
      tradenames: ['Nova'],
      kvk: '34567890',
      vat_numbers: ['DK34567890'],
    });
    expect(await left()).toMatch(/^Nova: 1 of 10 things are left to do$/m);
    expect(await left()).toMatch(/note +payments +no provider: the brand sells nothing/);
    await tenant('texts', 'nova');
    expect(await left()).toMatch(/^Nova: nothing is left to do$/m);
    expect(await left()).toMatch(/done +look +own primary/);
    expect(await tenant('checklist', 'nobody')).toMatchObject({ code: 2 });
  });

  it('list shows every brand with its URL', async () => {
    const { code, out } = await tenant('list', '--port', '4000');
    expect(code).toBe(0);
    expect(out).toMatch(/^2 +Zonneterras +4 +NL +nl +all +open-raam +http:\/\/zonneterras\.localhost:4000/m);
    expect(out.trim().split('\n')).toHaveLength(12);
  });

  it('is started by npm with its arguments, and asks no questions without a terminal', async () => {
    const args = ['new', '--name', 'Nova', '--tenants', folder];
    expect(await runByNpm(args, {}, 'tenant')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^--countries: is needed/) as string,
    });
    expect(await readdir(folder)).not.toContain('nova.json');
  });

  it('prints its usage', async () => {
    expect((await tenant('--help')).out).toContain('makes a new brand from the template');
    expect(await tenant('dance')).toMatchObject({ code: 2 });
  });
});
