import { describe, expect, it } from 'vitest';
import { brandMail } from '~/features/account/mail/mail-layout.server';
import { testTenant } from '~/tenancy/tenant.testing';
import { testTexts } from '~/testing/context';
import * as mails from './signup-mails';

const origin = 'http://aurea.localhost:3000';
const url = `${origin}/abc`;
const tenant = testTenant({ name: 'Gold & Silver', mail_name: 'Team Gold' });

type Intl = ReturnType<typeof testTexts>;
type Of<Mail extends (...args: never[]) => unknown> = Parameters<Mail>[2];
const activationMail = (intl: Intl, input: Of<typeof mails.activationMail>) =>
  brandMail({ tenant, origin, unsubscribe: null }, intl, mails.activationMail(tenant, intl, input));

describe('account mails', () => {
  it('come from the brand’s sender name, say the same in text and HTML, and hold the link in both', async () => {
    const mail = await activationMail(testTexts('en'), { name: 'Anna', url, pendingFor: 'Bram' });
    expect(mail.from).toEqual({ name: 'Team Gold', address: 'no-reply@testbrand.example' });
    expect(mail.subject).toBe('Confirm your e-mail address for Gold & Silver');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello Anna,');
      expect(part).toContain('Bram');
      expect(part).toContain(url);
      expect(part).toContain('7 days');
      expect(part.replaceAll(/\s+/g, ' ')).toContain('Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam');
    }
  });

  it('are in the member’s language', async () => {
    const mail = await activationMail(testTexts('nl'), { name: 'Anna', url, pendingFor: null });
    expect(mail.subject).toBe('Bevestig je e-mailadres voor Gold & Silver');
    expect(mail.html).toMatch(/<html[^>]* lang="nl"/);
  });

  it('escape markup in a name', async () => {
    const name = `<img src=x onerror="alert(1)">'&`;
    const { html } = await activationMail(testTexts('en'), { name, url, pendingFor: name });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#x27;&amp;');
  });
});
