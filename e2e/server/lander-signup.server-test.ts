// covers S2-012 S2-014 S2-015

import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSampleIds } from '~db/queries/lander';
import { findMember } from '~db/queries/member';
import { findLikeState } from '~db/queries/member-like';
import { mailedLink, ownId, signupForm } from '../support/accounts';
import { withDatabaseOf } from '../support/product/database';
import { formsOf, parsePage, readableText } from '../support/pages/html';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { returnedForm } from '../support/pages/returned-form';
import { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
let product: Product;
let sample: string[];
beforeAll(async () => {
  product = await startProduct({ brands: [BRAND] });
  sample = await withDatabaseOf(product, BRAND, (db) => listSampleIds(db, 'GB', 2));
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

/** The URL of a visitor's page, as a browser sends it with the next request. */
const from = (visitor: Visitor, path: string) => ({ Referer: visitor.origin + path });

it('likes, region, answer and source of a landing page belong to the member after the activation', async () => {
  const visitor = new Visitor(product, BRAND);
  const lander = '/landers/alonetonight?network=adnet&sub1=night';
  const page = parsePage((await visitor.open(lander)).body);
  const link = [...page.querySelectorAll('a')].find((a) => a.getAttribute('href')?.includes('&answer=answer-1'));
  const answered = link!.getAttribute('href')!;
  const chosen = `${answered}&like=${sample[0]}&like=${sample[1]}&like=${'0'.repeat(26)}&region=GB-NIR`;

  const carried = await visitor.open(chosen, from(visitor, lander));
  expect(carried.status).toBe(302);
  const url = carried.headers.location!;
  expect(url).toContain('network=adnet&sub1=night');
  const { form, text } = returnedForm(await visitor.open(url), 200, 'about');
  expect(text).toContain('Your 2 likes come with you');
  expect(text).toContain('Your region: Northern Ireland');
  expect(readableText(page)).toContain(form.fields['about']!);
  expect(form.fields['about']!.length).toBeGreaterThan(5);
  // The choices belong to one visitor and are not in the cache for others.
  expect((await new Visitor(product, BRAND).open('/signup')).body).not.toContain(sample[0]);

  // After a refusal the page still has all of them.
  const filled: Record<string, string> = { ...signupForm(), about: form.fields['about']! };
  const refused = await visitor.post(form.action, { ...filled, password: 'x' }, from(visitor, url));
  const again = returnedForm(refused, 400, 'about');
  expect(again.text).toContain('Your 2 likes come with you');
  const sent = await visitor.post(again.form.action, filled, from(visitor, url));
  expect(sent.headers.location).toBe('/complete-signup');

  const id = await ownId(visitor);
  const state = () =>
    withDatabaseOf(product, BRAND, async (db) => ({
      member: await findMember(db, id),
      likes: await Promise.all(sample.map(async (member) => (await findLikeState(db, id, member)).liked)),
    }));
  expect(await state()).toMatchObject({
    member: {
      status: 'not_confirmed',
      region_id: 'GB-NIR',
      country: 'GB',
      about: filled['about'],
      signup_lander: 'alonetonight',
      network: 'adnet',
      sub1: 'night',
    },
    likes: [false, false],
  });
  const secret = new URL(await mailedLink(product, BRAND, filled['email']!)).pathname;
  expect((await visitor.post(secret, {})).headers.location).toMatch(/\?notice=confirmed$/);
  expect((await state()).likes).toEqual([true, true]);
  expect((await visitor.post(secret, {})).headers.location).toBe('/activate/done');
  expect((await state()).likes).toEqual([true, true]);
});

it.each(['landing', 'landing2', 'landing3'])(
  'the first message typed on %s is pending after the signup, source included',
  async (name) => {
    const visitor = new Visitor(product, BRAND);
    const landing = `/members/${sample[0]}/${name}?network=adnet`;
    const page = await visitor.open(landing);
    expect(page.status).toBe(200);
    const begun = formsOf(parsePage(page.body), landing).find(({ fields }) => fields['intent'] === 'start')!;
    const text = `Hello from ${name}!\nSecond line.`;
    const shown = await visitor.post(begun.action, { ...begun.fields, signup_message: text }, from(visitor, landing));
    const { form } = returnedForm(shown, 200, 'signup_message');
    expect(form.fields['signup_message']).toBe(text);
    expect(form.fields['email']).toBe('');
    expect(parsePage(shown.body).querySelector('[aria-invalid]')).toBeNull();
    const filled: Record<string, string> = { ...signupForm(), signup_message: text };
    const sent = await visitor.post(form.action, filled, from(visitor, `${begun.action}&network=adnet`));
    expect(sent.headers.location).toBe('/complete-signup');
    const left = await visitor.post('/complete-signup/1', { intent: 'later' }, from(visitor, '/complete-signup/1'));
    expect(left.headers.location).toBe(`/members/${sample[0]}/chat?api_signup_complete=1`);
    const member = await withDatabaseOf(product, BRAND, async (db) => findMember(db, await ownId(visitor)));
    expect(member).toMatchObject({ signup_lander: name, network: 'adnet', signup_from_member_id: sample[0] });
  },
);
