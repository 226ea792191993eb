import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Misconfigured } from '../provider-errors';

/** The key of one domain, in PEM, and the name under which its public half stands in the DNS. */
export interface DkimKey {
  selector: string;
  privateKey: string;
}

/**
 * Signed as well as the usual headers: both of RFC 8058, without which mailbox providers show no button to unsubscribe.
 */
export const SIGNED_HEADERS =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted:X-Mail-Reference';

/** Throws `Misconfigured` for a key that cannot sign; line breaks may be written as \\n. */
export function readDkimKey(text: string, name: string): string {
  const pem = text.replaceAll('\\n', '\n');
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
      throw new Error('weak');
  } catch {
    throw new Misconfigured('smtp', `${name} must be an RSA key of at least 2048 bits in PEM`);
  }
  return pem;
}

/** The TXT record that belongs to a key. */
export function dkimRecord(domain: string, { selector, privateKey }: DkimKey): { name: string; value: string } {
  const der = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${der.toString('base64')}` };
}
