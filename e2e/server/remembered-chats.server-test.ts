import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount, join, logIn, ownId } from '../support/accounts';
import { freshKey, sendMessage, startChat } from '../support/chatting';
import { startProduct, type Product } from '../support/product/product';
import type { Visitor } from '../support/visitor';

/**
 * A conversation and the list of conversations are remembered in runs. Whatever happens in a conversation, the next page
 * of both members, in two languages, is the one that no memory has: nothing stale is shown, and nothing of the other side.
 */
const SLUG = 'golden-hour';
let product: Product;
beforeAll(async () => {
  product = await startProduct({ brands: [SLUG] });
});
afterAll(() => product?.stop());

const remember = (on: boolean) => product.control('POST', `/fragments?on=${on ? 1 : 0}`);

/** The page itself, without what is new at each request. */
async function pageOf(member: Visitor, path: string): Promise<string> {
  // Looking at it in this way does not mark it as read.
  const { body } = await member.open(path, { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' });
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? body;
  return main.replaceAll(/(?<=name="request_key" value=")[^"]*/g, '');
}

/** The page without and twice with the memory of all pages before. Begins again if a minute has passed meanwhile. */
async function bothWays(member: Visitor, path: string): Promise<{ without: string; found: string[] }> {
  await remember(false);
  const without = await pageOf(member, path);
  await remember(true);
  const found = [await pageOf(member, path), await pageOf(member, path)];
  await remember(false);
  return (await pageOf(member, path)) === without ? { without, found } : bothWays(member, path);
}

// covers X18-008 X18-009
it('is never older than the conversation, nor that of the other member', async () => {
  const premium = await logIn(product, SLUG, demoAccount(SLUG, 'premium'));
  const { visitor: her } = await join(product, SLUG, { name: 'Remembered', gender: 'female' });
  const hers = await ownId(her);
  const id = await startChat(premium, hers, 'Good morning');
  const same: [string, Visitor, string][] = [
    ['his', premium, 'en'],
    ['hers', her, 'en'],
    ['hers in Dutch', her, 'nl'],
  ];
  const call = async (who: Visitor, method: 'POST' | 'PUT' | 'DELETE', path: string, body: object) => {
    const response = await who.call(method, path, body);
    expect(response.status, `${method} ${path}: ${response.body.slice(0, 300)}`).toBeLessThan(300);
  };
  const steps: [string, () => Promise<unknown>][] = [
    ['begun', async () => {}],
    ['read', () => call(her, 'PUT', '/api/chat.php', { conversation: id, read: 1 })],
    ['a reaction', () => call(her, 'PUT', '/api/messages.php', { conversation: id, seq: 1, reaction: 'heart' })],
    ['another reaction', () => call(her, 'PUT', '/api/messages.php', { conversation: id, seq: 1, reaction: 'fire' })],
    [
      'many more',
      async () => {
        for (let n = 2; n <= 20; n += 1) await sendMessage(premium, id, `Number ${n}`);
      },
    ],
    [
      'a quote',
      () =>
        call(her, 'POST', '/api/messages.php', {
          conversation: id,
          text: 'That one',
          reply_to: 1,
          request_key: freshKey(),
        }),
    ],
    ['some read', () => call(her, 'PUT', '/api/chat.php', { conversation: id, read: 9 })],
    ['all read', () => call(her, 'PUT', '/api/chat.php', { conversation: id, read: 21 })],
    ['an hour later', () => product.advance(3_600_000)],
    ['a day later', () => product.advance(86_400_000)],
    ['blocked', () => premium.post(`/members/${hers}/block`, {})],
    ['no more blocked', () => premium.post(`/members/${hers}/block`, { undo: 'yes' })],
  ];
  const seen = new Set<string>();
  for (const [what, act] of steps) {
    await act();
    for (const path of [`/chats/${id}`, '/chats'])
      for (const [whose, member, locale] of same) {
        member.cookies.set('locale', locale);
        const { without, found } = await bothWays(member, path);
        expect(found, `${path} of ${whose}: ${what}`).toEqual([without, without]);
        seen.add(without);
      }
  }
  // Each step was visible to someone.
  expect(seen.size).toBeGreaterThan(2 * steps.length);
});
