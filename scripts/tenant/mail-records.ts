import { dkimKeyName, readConfig } from '~/config/config';
import { dkimRecord, readDkimKey } from '~/providers/mail/dkim';
import type { Tenant } from '~/tenancy/tenant';

/**
 * The DNS records for the mail of every brand with a key in the environment, as lines. Throws for a key that cannot sign.
 * Nothing without keys: a machine that only checks files has none.
 */
export function mailRecords(
  brands: Iterable<Pick<Tenant, 'slug' | 'mail_address'>>,
  environment: Record<string, string | undefined>,
): string[] {
  // Only what concerns the signature, so that the rest of a production's environment is not needed.
  const ours = Object.entries(environment).filter(([name]) => name.startsWith('DKIM_'));
  const { selector, keys } = readConfig(Object.fromEntries(ours)).dkim;
  return [...brands].flatMap(({ slug, mail_address }) => {
    const text = keys.get(dkimKeyName(slug));
    if (text === undefined) return [];
    const domain = mail_address.split('@')[1]!;
    const dkim = dkimRecord(domain, { selector, privateKey: readDkimKey(text, dkimKeyName(slug)) });
    return [
      `${slug}: TXT records for its mail (docs/guides/mail.md)`,
      `  ${dkim.name}  ${dkim.value}`,
      `  ${domain}  v=spf1 include:<your mail server> -all`,
      `  _dmarc.${domain}  v=DMARC1; p=none; rua=mailto:dmarc@${domain}`,
    ];
  });
}
