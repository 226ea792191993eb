import { describe, expect, it } from 'vitest';
import { mailColors } from '~/features/account/mail/mail-colors';
import { brandMail } from '~/features/account/mail/mail-layout.server';
import { testTenant } from '~/tenancy/tenant.testing';
import { testTexts } from '~/testing/context';
import { contrast } from '~/theme/contrast';
import * as mails from './signup-mails.server';

const url = 'http://aurea.localhost:3000/abc';
const tenant = testTenant({ name: 'Gold & Silver', mail_name: 'Team Gold' });

type Intl = ReturnType<typeof testTexts>;
type Of<Mail extends (...args: never[]) => unknown> = Parameters<Mail>[2];
const activationMail = (intl: Intl, input: Of<typeof mails.activationMail>) =>
  brandMail(tenant, intl, mails.activationMail(tenant, intl, input));
const accountExistsMail = (intl: Intl, input: Of<typeof mails.accountExistsMail>) =>
  brandMail(tenant, intl, mails.accountExistsMail(tenant, intl, input));

describe('account mails', () => {
  it('come from the brand’s sender name, say the same in text and HTML, and hold the link in both', () => {
    const mail = activationMail(testTexts('en'), { name: 'Anna', url, pendingFor: 'Bram' });
    expect(mail.from).toEqual({ name: 'Team Gold', address: 'no-reply@testbrand.example' });
    expect(mail.subject).toBe('Confirm your e-mail address for Gold & Silver');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Hello Anna,');
      expect(part).toContain('Bram');
      expect(part).toContain(url);
      expect(part).toContain('7 days');
      expect(part).toContain('Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam');
    }
  });

  it('are in the member’s language', () => {
    const mail = activationMail(testTexts('nl'), { name: 'Anna', url, pendingFor: null });
    expect(mail.subject).toBe('Bevestig je e-mailadres voor Gold & Silver');
    expect(mail.html).toContain('<html lang="nl">');
  });

  it('escape markup in a name', () => {
    const name = `<img src=x onerror="alert(1)">'&`;
    const { html } = activationMail(testTexts('en'), { name, url, pendingFor: name });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;');
  });

  it('use no tables, scripts, pictures or links to other sites', () => {
    for (const mail of [
      activationMail(testTexts('en'), { name: 'Anna', url, pendingFor: null }),
      accountExistsMail(testTexts('en'), { name: 'Anna', url, deleted: true }),
    ]) {
      expect(mail.html).not.toMatch(/<(?:table|script|img|link)/);
      expect([...mail.html.matchAll(/https?:\/\/[^"<\s]+/g)].every(([link]) => link === url)).toBe(true);
    }
  });

  it('are readable in the colours of every niche', () => {
    for (const niche of [1, 2, 3, 4, 5, 6, 7]) {
      const c = mailColors({ niche, theme: {} });
      expect(contrast(c.text, c.raised)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(c.text, c.surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(c.muted, c.raised)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(c.onButton, c.button)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(c.onDepth, c.depth)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
