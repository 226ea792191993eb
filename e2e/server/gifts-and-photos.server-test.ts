import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '~/time/durations';
import { ask } from '../support/product/http';
import { demoAccount, join, letVisitorsSee, logIn, ownId } from '../support/accounts';
import { creditsOf, freshKey, readAll, startChat } from '../support/chatting';
import { parsePage, readableText } from '../support/pages/html';
import { postPhoto } from '../support/photo-form';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import type { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
let product: Product;
let mark: Visitor;

beforeAll(async () => {
  product = await startProduct({ brands: [BRAND, 'zonneterras'] });
  mark = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

/** A new member who has just received a message from Mark. */
async function partner() {
  const { visitor } = await join(product, BRAND);
  const id = await ownId(visitor);
  return { visitor, id };
}
const bytesOf = (who: Visitor, path: string) => who.send('GET', path, undefined, {});
const lastOf = async (who: Visitor, conversation: string) =>
  (await readAll(who, conversation)).at(-1) as unknown as {
    type: string;
    text: string;
    author: string;
    photo: { src: string; preview: string } | null;
  };

describe('without JavaScript', () => {
  // covers S0-007 S2-122
  it('a gift goes from a profile into a conversation of its own', async () => {
    const { visitor: reader, id } = await partner();
    const before = await creditsOf(mark);
    const profile = await mark.open(`/members/${id}`);
    expect(profile.body).toContain(`/members/${id}/gift`);
    const page = await mark.open(`/members/${id}/gift`);
    const key = /name="request_key" value="(\w+)"/.exec(page.body)![1]!;
    // The price in credits and in money is shown before anything is sent: Mark bought 250 credits for £21.99.
    expect(page.body).toContain('25 credits (£2.20)');
    expect((await mark.open(`/members/${id}/chat`)).body).toContain('10 credits (£0.88) per message');
    // Free credits pay no gift of a member who has bought nothing, who is told of premium and of no price.
    const free = readableText(parsePage((await reader.open(`/members/${await ownId(mark)}/gift`)).body));
    expect(free).toContain('Gifts are for premium members');
    expect(free).not.toContain('25 credits');
    const sent = await mark.post(`/members/${id}/gift`, { request_key: key, gift: 'sunflower' });
    expect([sent.status, sent.headers.location]).toEqual([303, expect.stringMatching(/^\/chats\/[0-9a-z]{26}$/)]);
    expect(await creditsOf(mark)).toBe(before - 25);
    const conversation = sent.headers.location!.split('/').at(-1)!;
    expect(await lastOf(reader, conversation)).toMatchObject({ type: 'gift', text: 'sunflower', author: 'member' });
    const seen = await reader.open(sent.headers.location!);
    expect(seen.body).toMatch(/sunflower-[\w-]+\.svg/);
    expect((await reader.open('/chats')).body).toContain('Gift: Sunflower');
  });

  // covers S0-007
  it('a photo is sent by one plain form', async () => {
    const { visitor: reader, id } = await partner();
    const conversation = await startChat(mark, id, 'Look at this');
    const page = await mark.open(`/chats/${conversation}/photo`);
    expect(page.body).toMatch(/enctype="multipart\/form-data"/i);
    expect(page.body).toContain('20 credits (£1.76) per photo');
    const key = /photo\?key=(\w+)/.exec(page.body)![1]!;
    const chat = `/chats/${conversation}`;
    const sent = await postPhoto(mark, chat, { key, accept: 'text/html' });
    expect([sent.status, sent.headers.location]).toEqual([303, chat]);
    const { type, photo } = await lastOf(reader, conversation);
    expect(type).toBe('photo');
    expect((await reader.open(chat)).body).toContain(photo!.preview);
    const refused = await postPhoto(mark, chat, { key: freshKey(), accept: 'text/html', file: Buffer.from('none') });
    expect(refused.status).toBe(415);
    expect(refused.body).toMatch(/enctype="multipart\/form-data"/i);
  });

  it('a free member is shown what premium is, sends neither, and loses nothing', async () => {
    const { visitor: reader, id } = await partner();
    const chat = `/chats/${await startChat(mark, id, 'Hello')}`;
    const before = await creditsOf(reader);
    expect((await reader.open(`${chat}/gift`)).body).toContain('Gifts are for premium members.');
    const response = await reader.post(`${chat}/gift`, { gift: 'tea', request_key: freshKey() });
    expect([response.status, response.body.includes('Gifts are for premium members.')]).toEqual([403, true]);
    expect((await postPhoto(reader, chat, { key: freshKey() })).status).toBe(403);
    expect(await creditsOf(reader)).toBe(before);
  });

  // covers S6-011
  it('a visitor is told on the profile that gifts need a login', async () => {
    const { visitor, id } = await partner();
    await letVisitorsSee(visitor);
    const { body } = await ask(product, BRAND, { path: `/members/${id}`, headers: { Accept: 'text/html' } });
    expect(body).toMatch(/You need to be logged in to send a gift to \w+/);
  });
});

describe('the bytes of a photo', () => {
  it('are sent to the two members of the conversation and to nobody else', async () => {
    const { visitor: reader, id } = await partner();
    const conversation = await startChat(mark, id, 'For you');
    const chat = `/chats/${conversation}`;
    expect((await postPhoto(mark, chat, { key: freshKey() })).status).toBe(200);
    const { src, preview } = (await lastOf(mark, conversation)).photo!;
    const eve = (await join(product, BRAND)).visitor;
    const stranger = await logIn(product, 'zonneterras', demoAccount('zonneterras', 'premium'));
    const statuses = [];
    for (const who of [mark, reader, eve, stranger]) {
      statuses.push((await bytesOf(who, src)).status, (await bytesOf(who, preview)).status);
    }
    statuses.push((await ask(product, BRAND, { path: src })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 404, 404, 404]);
    const { headers } = await bytesOf(reader, src);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    // The URLs of profile photos do not serve it either.
    expect((await bytesOf(mark, `/photos/${src.split('/').at(-1)}`)).status).toBe(404);
  });
});

describe('presence', () => {
  const PAGE = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  const IN_SIGHT = { 'X-Page': 'visible' };

  it('follows login, pages, actions and polls of a visible page, and nothing else', async () => {
    const { visitor: other, id } = await partner();
    const conversation = await startChat(mark, id, 'Are you there?');
    await product.advance(3 * 24 * 60 * MINUTE);
    const seen = async () => {
      const response = await mark.call('GET', `/api/messages.php?conversation=${conversation}&after=0`);
      return (JSON.parse(response.body) as { partner_last_active: number }).partner_last_active;
    };
    const longAgo = await seen();
    const ACTIVE = /Active (?:<!-- -->)?<time[^>]*>3 days ago/;
    expect((await mark.open(`/chats/${conversation}`, PAGE)).body).toMatch(ACTIVE);
    // Prefetches, frames on other sites and polls of a hidden page show no presence.
    await other.open('/members', { ...PAGE, 'Sec-Purpose': 'prefetch' });
    await other.open('/members', { ...PAGE, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' });
    await other.call('GET', '/api/user.php');
    expect(await seen()).toBe(longAgo);

    await other.call('POST', '/api/typing.php', { conversation });
    const typed = await seen();
    expect(typed).toBeGreaterThan(longAgo + 2 * 24 * 60 * MINUTE);
    const page = (await mark.open(`/chats/${conversation}`, PAGE)).body;
    expect([page.includes('Online now'), ACTIVE.test(page)]).toEqual([true, false]);

    for (const request of [
      () => other.open('/members', PAGE),
      () => other.call('GET', '/api/user.php', undefined, IN_SIGHT),
    ]) {
      const before = await seen();
      await request();
      expect(await seen()).toBe(before);
      await product.advance(2 * MINUTE);
      await request();
      expect(await seen()).toBeGreaterThanOrEqual(before + 2 * MINUTE);
    }
  });
});

it('of two tabs that spend the last credits on a gift and a text, one succeeds', async () => {
  const { id } = await partner();
  const conversation = await startChat(mark, id, 'Hello');
  const call = (body: object) =>
    mark.call('POST', '/api/messages.php', { conversation, request_key: freshKey(), ...body });
  while ((await creditsOf(mark)) >= 35) expect((await call({ text: 'spending' })).status).toBe(200);
  const left = await creditsOf(mark);
  expect(left).toBeGreaterThanOrEqual(25);
  const responses = await Promise.all([call({ gift: 'kite' }), call({ text: 'words' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 402]);
  expect([left - 25, left - 10]).toContain(await creditsOf(mark));
});
