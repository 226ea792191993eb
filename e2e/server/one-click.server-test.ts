import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '~db/database';
import { findMember, patchMember } from '~db/queries/member';
import { demoAccount, join, logIn, mailedLink, ownId } from '../support/accounts';
import { sendMessage, startChat } from '../support/chatting';
import { expectQuietLog } from '../support/pages/quiet-log';
import { withDatabaseOf } from '../support/product/database';
import { startProduct, type Product } from '../support/product/product';
import { until } from '../support/product/until';
import type { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
/** Several of them meet each part of a day, whatever the time is now: in the quiet hours no mail leaves. */
const SEVEN_HOURS = 7 * 60 * 60 * 1000;
let product: Product;
let member: Visitor;
let memberId: string;
/** The path of the link in a mail to the member. */
let unsubscribe: string;

beforeAll(async () => {
  product = await startProduct({ brands: [BRAND] });
  const ada = await join(product, BRAND, { name: 'Ada', gender: 'female' });
  member = ada.visitor;
  memberId = await ownId(member);
  const writer = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
  const conversation = await startChat(writer, memberId, 'The ferry leaves at noon');
  await sendMessage(writer, conversation, 'And comes back at one');
  const mail = await until('a mail that can be switched off', async () => {
    await product.advance(SEVEN_HOURS);
    const mails = await product.mails(BRAND);
    return mails.find(({ to, headers }) => to === ada.credentials.email && headers['List-Unsubscribe-Post']);
  });
  unsubscribe = new URL(/<(https?:[^>]+)>/.exec(mail.headers['List-Unsubscribe']!)![1]!).pathname;
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

interface Posted {
  status: number;
  cookies: string[] | undefined;
  body: string;
}

/** Without `chunked` the body has a length. */
function post(
  path: string,
  {
    headers = {},
    body = 'List-Unsubscribe=One-Click',
    chunked = false,
  }: { headers?: Record<string, string>; body?: string; chunked?: boolean },
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const length = chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(Buffer.byteLength(body)) };
    const all = { Host: `${BRAND}.localhost:${product.port}`, 'Content-Type': FORM, ...length, ...headers };
    const outgoing = request(
      { host: '127.0.0.1', port: product.port, method: 'POST', path, headers: all },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode!, cookies: response.headers['set-cookie'], body: text }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.write(body.slice(0, 5));
    outgoing.end(body.slice(5));
  });
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=b' };
const PARTS = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
const WEBMAIL = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', Origin: 'https://webmail.example' };

const disabled = () =>
  withDatabaseOf(product, BRAND, async (db) => (await findMember(db, memberId))!.notifications_disabled);
const off = async () => (await disabled()) !== null;
/** Everything on again. */
const reset = () =>
  withDatabaseOf(product, BRAND, (db) =>
    transaction(db, (tx) => patchMember(tx, memberId, { notifications_disabled: null })),
  );

/** How receivers send it: with and without an Origin, in whichever kind of body, accepting whatever they accept. */
it.each([
  ['a mail service', { headers: { Accept: '*/*' } }],
  ['a mail service that accepts nothing in particular', {}],
  ['a mail service that accepts JSON', { headers: { Accept: 'application/json' } }],
  ['a mail service that accepts JSON before others', { headers: { Accept: 'application/json, text/plain, */*' } }],
  ['a mail service that accepts pages', { headers: { Accept: 'text/html' } }],
  ['a body in parts', { headers: MULTIPART, body: PARTS }],
  ['a body in chunks', { chunked: true }],
  ['a body in chunks, accepting JSON', { chunked: true, headers: { Accept: 'application/json' } }],
  ['a body in parts and chunks', { chunked: true, headers: MULTIPART, body: PARTS }],
  ['a character set beside the type', { chunked: true, headers: { 'Content-Type': `${FORM}; charset=UTF-8` } }],
  ['the page of a webmail', { headers: WEBMAIL }],
  ['the page of a webmail that accepts JSON', { headers: { ...WEBMAIL, Accept: 'application/json' } }],
  ['a page that hides its origin', { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' } }],
  ['a file or a frame without Sec-Fetch-Site', { headers: { Origin: 'null' } }],
  ['another page of the same site', { headers: { ...WEBMAIL, 'Sec-Fetch-Site': 'same-site' } }],
  ['the page of a webmail in parts and chunks', { chunked: true, headers: { ...WEBMAIL, ...MULTIPART }, body: PARTS }],
  ['a line end behind the words', { chunked: true, body: 'List-Unsubscribe=One-Click\r\n' }],
] as const)('one click from %s unsubscribes, twice too', async (_, call) => {
  await reset();
  expect(await off()).toBe(false);
  for (const times of [1, 2]) {
    const { status, cookies } = await post(unsubscribe, call);
    expect([times, status, cookies]).toEqual([times, 200, undefined]);
  }
  expect(await off()).toBe(true);
});

it('with the cookies of somebody logged in it does no more, and sets none', async () => {
  await reset();
  const headers = { ...WEBMAIL, Cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  expect(await post(unsubscribe, { headers })).toEqual({
    status: 200,
    cookies: undefined,
    body: 'You are unsubscribed.\n',
  });
  expect(await off()).toBe(true);
});

it.each([
  ['other words', { headers: WEBMAIL, body: 'List-Unsubscribe=No' }, 403],
  ['no words', { headers: WEBMAIL, body: 'a=b' }, 403],
  ['other words in chunks', { chunked: true, body: 'a=b' }, 411],
  ['a type that is no form', { headers: { ...WEBMAIL, 'Content-Type': 'text/plain' } }, 403],
  ['too much', { chunked: true, body: `List-Unsubscribe=One-Click&x=${'y'.repeat(10_000)}` }, 413],
] as const)('%s from elsewhere is refused as before', async (_, call, status) => {
  await reset();
  expect((await post(unsubscribe, call)).status).toBe(status);
  expect(await off()).toBe(false);
});

it('no other link and no other form is opened to other pages', async () => {
  const unknown = `/${'x'.repeat(43)}`;
  expect((await post(unknown, { headers: WEBMAIL })).status).toBe(404);
  for (const path of ['/login', '/logout', '/notifications/messages', `${unsubscribe}/x`])
    expect([path, (await post(path, { headers: WEBMAIL })).status]).toEqual([path, 403]);
  // A link that changes a password: known to anyone who has the mail, and only from the brand's own page.
  const ben = await join(product, BRAND, { name: 'Ben', gender: 'male' });
  await ben.visitor.post('/forgot-password', { email: ben.credentials.email });
  const link = new URL(await mailedLink(product, BRAND, ben.credentials.email)).pathname;
  expect((await post(link, { headers: WEBMAIL })).status).toBe(403);
  expect((await post(link, { chunked: true })).status).toBe(411);
});
