import { expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { testTexts } from '~/testing/context';
import { brandMail } from './mail-layout.server';

const origin = 'http://aurea.localhost:3000';
const content = {
  subject: 'Your week',
  preview: 'What is new.',
  greeting: 'Hello,',
  paragraphs: ['Three.'],
  closing: [],
};
const headersOf = async (locale: 'en' | 'nl', unsubscribe: Parameters<typeof brandMail>[0]['unsubscribe']) =>
  (await brandMail({ tenant: testTenant(), origin, unsubscribe }, testTexts(locale), content)).headers;

it('mail says in its headers that it is automatic, its language, and how it ends unless the member must get it', async () => {
  const own = await headersOf('nl', null);
  expect(own).toEqual({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'nl' });
  const links = { all: `${origin}/abc`, each: [], mailbox: 'unsubscribe+abc@testbrand.example' };
  expect(await headersOf('en', links)).toEqual({
    'Auto-Submitted': 'auto-generated',
    'Content-Language': 'en',
    'List-Unsubscribe': `<${origin}/abc>, <mailto:unsubscribe+abc@testbrand.example>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
