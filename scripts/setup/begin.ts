import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaymentProvider, ProviderKind } from '~/tenancy/payment-providers';
import { withQuestions, type Ask, type Flags } from '../command/questions';
import type { Say } from '../command/run-command';
import { askBrand } from '../tenant/ask-answers';
import { createBrand } from '../tenant/new-brand';
import { readTenantFolder } from '../tenant/tenant-folder';
import { addTradeName, askCompany } from './ask-company';
import { addSettings } from './settings-file';

const root = join(import.meta.dirname, '../..');
const FROM_THE_DEMO = ['_template.json', 'tenant.schema.json', 'company.schema.json', 'discounts.schema.json'];

export interface Beginning {
  /** The folder for the brands. It is made, or goes on as it is. */
  directory: string;
  /** The file with the settings of the server. */
  settings: string;
  flags: Flags;
  terminal: boolean;
  now: Date;
}

/**
 * Leads from an empty folder to a first company, a first brand and the settings of the server. What exists already is
 * neither asked for nor changed, so it can be called again after every interruption.
 */
export async function begin({ directory, settings, flags, terminal, now }: Beginning, say: Say): Promise<void> {
  await mkdir(join(directory, 'companies'), { recursive: true, mode: 0o700 });
  for (const file of FROM_THE_DEMO)
    await cp(join(root, 'tenants', file), join(directory, file), { force: false, errorOnExist: false });
  await withQuestions(flags, terminal, async (ask) => {
    const { files } = await readTenantFolder(directory);
    let companies = files.companies.map(({ name }) => name);
    if (companies.length === 0) {
      say.log('\nThe company that is responsible: members read it in the footer and on receipts.');
      companies = [await askCompany(ask, directory, now)];
      say.log(`  wrote ${join(directory, 'companies', `${companies[0]!}.json`)}`);
    }
    const secrets = files.tenants.length === 0 ? await makeBrand(ask, { directory, companies }, say) : {};
    await writeSettings(ask, { directory, settings, secrets }, say);
  });
}

async function makeBrand(
  ask: Ask,
  { directory, companies }: { directory: string; companies: string[] },
  say: Say,
): Promise<Record<string, string>> {
  say.log('\nThe brand.');
  const answers = await askBrand(ask, companies, { real: true });
  const { providers, secrets } = await askProvider(ask);
  const created = await createBrand(directory, { ...answers, providers });
  if (!created.ok) throw new Error(created.problems.join('\n'));
  await addTradeName(directory, answers.company, answers.name);
  say.log(`  wrote ${join(directory, created.file)}: prices, texts and payment methods in it are proposals`);
  return secrets;
}

const KINDS = ['none', 'stripe', 'mollie'] as const satisfies readonly (ProviderKind | 'none')[];

async function askProvider(ask: Ask): Promise<{ providers: PaymentProvider[]; secrets: Record<string, string> }> {
  const kind = await ask({
    flag: 'provider',
    text: `Who collects the money: ${KINDS.join(', ')}`,
    fallback: 'none',
    hint: `one of ${KINDS.join(', ')}; a brand with none sells nothing, and says so`,
    read: (answer) => KINDS.find((known) => known === answer),
  });
  if (kind === 'none') return { providers: [], secrets: {} };
  const [key, webhook] = [`PAYMENT_SECRET_${kind.toUpperCase()}`, `PAYMENT_SECRET_${kind.toUpperCase()}_WEBHOOK`];
  const signs = kind === 'stripe';
  const later = (flag: string, text: string) =>
    ask({ flag, text, fallback: '', hint: 'one line, or nothing for later', read: (answer) => answer });
  const secrets = {
    [key]: await later('payment-key', `Key of the API of ${kind}, a test key to begin with (nothing: later)`),
    ...(signs && { [webhook]: await later('webhook-secret', 'Secret of its webhook (nothing: later)') }),
  };
  return { providers: [{ account: kind, kind, api_key: key, webhook_secrets: signs ? [webhook] : [] }], secrets };
}

interface Written {
  directory: string;
  settings: string;
  secrets: Record<string, string>;
}

async function writeSettings(ask: Ask, { directory, settings, secrets }: Written, say: Say): Promise<void> {
  say.log('\nThe server.');
  const smtp = await ask({
    flag: 'smtp',
    text: 'Mail server, such as smtps://user:password@mail.example.com (nothing: later)',
    fallback: process.env['SMTP_URL'] ?? '',
    hint: 'begins with smtp:// or smtps://, or nothing for later',
    read: (answer) => (answer === '' || /^smtps?:\/\/\S+$/.test(answer) ? answer : undefined),
  });
  const proxies = await ask({
    flag: 'proxies',
    text: 'IP addresses of the proxy that ends https',
    fallback: process.env['TRUSTED_PROXIES'] || '127.0.0.1',
    hint: 'such as 127.0.0.1 or 10.0.0.5,10.0.0.6',
    read: (answer) => (/^[0-9a-f.:/, ]+$/i.test(answer) ? answer : undefined),
  });
  const written = addSettings(settings, {
    FACET_MODE: 'production',
    TENANTS_DIR: directory,
    SESSION_SECRET: randomBytes(36).toString('base64url'),
    TRUSTED_PROXIES: proxies,
    SMTP_URL: smtp,
    ...secrets,
  });
  say.log(
    written.length > 0
      ? `  wrote ${written.join(', ')} into ${settings}, which only you may read\n`
      : `  ${settings} has everything already\n`,
  );
}
