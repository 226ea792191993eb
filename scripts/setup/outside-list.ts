import { dkimKeyName, type Config } from '~/config/config';
import { dkimRecord, readDkimKey } from '~/providers/mail/dkim';
import { isReservedName } from '~/tenancy/placeholders.server';
import type { Tenant } from '~/tenancy/tenant';
import { done, note, open, type ChecklistItem } from '../tenant/checklist';
import type { Outside } from './outside';
import { messageOf } from './server-list';

type Signing = Pick<Config, 'dkim'> | undefined;

/** What the world sees of a brand: names, mail records, https, headers, and the way in for the providers' webhooks. */
export async function outsideList(brand: Tenant, config: Signing, outside: Outside): Promise<ChecklistItem[]> {
  if (isReservedName(brand.domain)) return [open('outside', 'nothing can be checked before the brand has its domain')];
  const items = await Promise.all([
    ...[brand.domain, ...brand.hosts].map((host) => asked(`DNS ${host}`, () => ipItem(host, outside))),
    asked('mail records', () => mailRecordItems(brand, config, outside)),
    asked('https', () => httpsItems(brand, outside)),
    ...brand.payment_providers.map(({ account }) => asked('webhook', () => webhookItem(brand, account, outside))),
  ]);
  return items.flat();
}

/** An answer that does not come is a task too, not the end of the list. */
async function asked(what: string, ask: () => Promise<ChecklistItem[]>): Promise<ChecklistItem[]> {
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return [open(what, [messageOf(error), ...(cause === undefined ? [] : [messageOf(cause)])].join(': '))];
  }
}

async function ipItem(host: string, outside: Outside): Promise<ChecklistItem[]> {
  const ips = await outside.ips(host);
  return [
    ips.length > 0
      ? done(`DNS ${host}`, ips.join(', '))
      : open(`DNS ${host}`, 'has no A or AAAA record: point it at the proxy'),
  ];
}

async function mailRecordItems(brand: Tenant, config: Signing, outside: Outside): Promise<ChecklistItem[]> {
  const domain = brand.mail_address.split('@')[1]!;
  const [spf, dmarc, hosts] = await Promise.all([
    outside.texts(domain).then((texts) => texts.find((text) => /^v=spf1(?:\s|$)/i.test(text))),
    outside.texts(`_dmarc.${domain}`).then((texts) => texts.find((text) => /^v=DMARC1\s*;/i.test(text))),
    outside.mailHosts(brand.support_email.split('@')[1]!),
  ]);
  return [
    spf ? done('SPF', spf) : open('SPF', `${domain} has no TXT record v=spf1 that names your mail server`),
    dmarc ? done('DMARC', dmarc) : open('DMARC', `_dmarc.${domain} has no TXT record v=DMARC1`),
    await dkimItem(brand, domain, config, outside),
    hosts.length > 0
      ? done('answers', `${brand.support_email} is taken by ${hosts.join(', ')}`)
      : open('answers', `nobody takes mail for ${brand.support_email}: its domain has no MX record`),
  ];
}

async function dkimItem(brand: Tenant, domain: string, config: Signing, outside: Outside): Promise<ChecklistItem> {
  const variable = dkimKeyName(brand.slug);
  const text = config?.dkim.keys.get(variable);
  if (!config || text === undefined)
    return open('DKIM', `${variable} is missing: mail goes out unsigned (docs/guides/mail.md)`);
  const key = { selector: config.dkim.selector, privateKey: readDkimKey(text, variable) };
  const { name, value } = dkimRecord(domain, key);
  const published = await outside.texts(name);
  // Some DNS services put spaces where they split a long value.
  const same = published.some((found) => found.replace(/\s/g, '') === value.replace(/\s/g, ''));
  return same ? done('DKIM', `${name} has the public key`) : open('DKIM', `${name} must say ${value}`);
}

async function httpsItems({ domain }: Tenant, outside: Outside): Promise<ChecklistItem[]> {
  const [secure, plain] = await Promise.all([
    outside.fetch(`https://${domain}/`),
    outside.fetch(`http://${domain}/`).catch((error: unknown) => error as Error),
  ]);
  if (secure.status === 421) return [open('https', `the server does not know ${domain}: is the brand served there?`)];
  if (secure.status !== 200) return [open('https', `https://${domain}/ responds with ${secure.status}`)];
  const strict = secure.headers.get('strict-transport-security');
  const leads = plain instanceof Response ? plain.headers.get('location') : null;
  return [
    done('https', `https://${domain}/ responds`),
    strict
      ? done('headers', `strict-transport-security: ${strict}`)
      : open(
          'headers',
          'strict-transport-security is missing: does the proxy send X-Forwarded-Proto, and pass headers on?',
        ),
    leads?.startsWith('https://')
      ? done('http', 'leads to https')
      : note('http', `http://${domain}/ does not lead to https`),
  ];
}

/** A forged call must reach the product and be refused there: 403 or 422. */
async function webhookItem({ domain }: Tenant, account: string, outside: Outside): Promise<ChecklistItem[]> {
  const url = `https://${domain}/webhooks/payment/${account}`;
  const { status } = await outside.fetch(url, { method: 'POST', body: '{}' });
  if (status === 403 || status === 422) return [done('webhook', `${url} refuses a forged call, as it must`)];
  const why = status === 404 ? `the account ${account} is not open: are its secrets set?` : 'does a proxy stop it?';
  return [open('webhook', `${url} responds with ${status}: ${why}`)];
}
