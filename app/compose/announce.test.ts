import { expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { announce, type Announcement } from './announce.server';

const say = (change: Partial<Announcement> = {}) =>
  announce({
    mode: 'demo',
    origin: 'http://localhost:3000',
    tenants: [
      testTenant({ slug: 'rose', name: 'Rose' }),
      testTenant({ slug: 'september', name: 'September', niche: 5 }),
    ],
    originOf: ({ slug }) => `http://${slug}.localhost:3000`,
    demoAccounts: [{ email: 'a@b.example', password: 'pw', what: 'free member' }],
    mailbox: true,
    controlPort: undefined,
    milliseconds: 1234,
    ...change,
  });

it('lists the brands with their URLs, in columns', () => {
  expect(say()).toContain(
    [
      '  Rose       niche 1  NL  http://rose.localhost:3000',
      '  September  niche 5  NL  http://september.localhost:3000',
    ].join('\n'),
  );
  expect(say()).toContain('Facet (demo) is ready in 1.2 s');
});

it('lists logins, mailbox and test controls if there are any', () => {
  expect(say()).toContain('a@b.example  /  pw   (free member)');
  expect(say()).toContain('http://rose.localhost:3000/dev/mailbox');
  expect(say({ controlPort: 4000 })).toContain('http://127.0.0.1:4000');
  const bare = say({ demoAccounts: [], mailbox: false });
  expect(bare).not.toMatch(/logins|mailbox|Test controls/);
});

it('has nothing to list without brands', () => {
  expect(say({ tenants: [] })).toContain('is ready');
  expect(say({ tenants: [] })).not.toContain('mailbox');
});
