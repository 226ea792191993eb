import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { join, ownId, signUp } from '../../support/accounts';
import { brandsFolder } from '../../support/product/brand-files';
import { creditsOf, freshKey, readAll, sendMessage, startChat } from '../../support/chatting';
import { withDatabaseOf } from '../../support/product/database';
import { parsePage, readableText } from '../../support/pages/html';
import { expectSoundLedger } from '../../support/ledger';
import { startProduct, type Product } from '../../support/product/product';
import { expectQuietLog } from '../../support/pages/quiet-log';
import { returnedForm } from '../../support/pages/returned-form';
import type { Visitor } from '../../support/visitor';

const BRAND = 'golden-hour';
const OTHER = 'zonneterras';
/**
 * Settings of golden-hour: 30 credits at signup, 10 for a message, 1000 characters; free members may begin two
 * conversations.
 */
const [CREDITS, PRICE, LENGTH] = [30, 10, 1000];
const rich = { signup_credits: 1000 };

let product: Product;
let anna: Visitor;
let bob: Visitor;
let bobId: string;
let conversation: string;

beforeAll(async () => {
  product = await startProduct({ tenantsDir: brandsFolder([BRAND, OTHER], { [OTHER]: rich, [BRAND]: {} }) });
  anna = (await join(product, BRAND)).visitor;
  bob = (await join(product, BRAND)).visitor;
  bobId = await ownId(bob);
  conversation = await startChat(anna, bobId, 'Good evening');
});
afterAll(async () => {
  if (!product) return;
  await expectSoundLedger(product, BRAND);
  expectQuietLog(product);
  await product.stop();
});

describe('texts', () => {
  it.each([
    ['too long', 'a'.repeat(LENGTH + 1), 'chat.text-too-long'],
    ['too long in emoji', '😀'.repeat(LENGTH + 1), 'chat.text-too-long'],
    ['empty', '', 'chat.text-empty'],
    ['only spaces', ' \n\t  ', 'chat.text-empty'],
    ['only invisible characters', '\u200b\u2060\u00ad', 'chat.text-empty'],
    ['only control characters', '\u0000\u0007\u001b', 'chat.text-empty'],
  ])('%s: 400 at the field, nothing charged', async (_what, text, id) => {
    const before = await creditsOf(anna);
    const response = await sendMessage(anna, conversation, text);
    expect([response.status, JSON.parse(response.body).field_errors.text[0].id]).toEqual([400, id]);
    expect(await creditsOf(anna)).toBe(before);
  });

  it('a text that is too long stays in the form', async () => {
    const text = `${'long '.repeat(220)}end`;
    const response = await anna.post(`/chats/${conversation}`, { text, request_key: freshKey() });
    const returned = returnedForm(response, 400, 'text');
    expect(returned.form.fields.text!.replace(/^\n/, '')).toBe(text);
  });

  it('no text field, two of them, or a list: the first counts or it is refused', async () => {
    expect((await anna.call('POST', '/api/messages.php', { conversation, request_key: freshKey() })).status).toBe(400);
    const list = await anna.call('POST', '/api/messages.php', { conversation, text: ['a'], request_key: freshKey() });
    expect(list.status).toBe(400);
  });

  it('control characters are removed, the rest arrives as written, and markup is text', async () => {
    const { visitor } = await join(product, BRAND);
    const chat = await startChat(visitor, bobId, 'One');
    const text = 'a\u0000b\u0007c\u202e <img src=x onerror=alert(1)></script><b> & "quotes" 👩‍👩‍👧 \r\nnew line';
    const sent = await sendMessage(visitor, chat, text);
    expect(sent.status).toBe(200);
    const [, message] = await readAll(bob, chat);
    expect(message!.text).toBe('abc <img src=x onerror=alert(1)></script><b> & "quotes" 👩‍👩‍👧 \nnew line');
    const page = await bob.open(`/chats/${chat}`);
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('<img src=x');
    expect(page.body).not.toContain('</script><b>');
  });
});

describe('keys', () => {
  // covers S7-040
  it('a message sent five times at once under one key is one message, charged once', async () => {
    const { visitor } = await join(product, BRAND);
    const chat = await startChat(visitor, bobId, 'First');
    const key = freshKey();
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendMessage(visitor, chat, 'Only once', key)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => JSON.parse(body).message.id)).size).toBe(1);
    expect((await readAll(bob, chat)).map(({ text }) => text)).toEqual(['First', 'Only once']);
    expect(await creditsOf(visitor)).toBe(CREDITS - 2 * PRICE);
  });

  it('the same key for another text is a 409 for clients; a form is shown again with the text and a new key', async () => {
    const { visitor } = await join(product, BRAND);
    const chat = await startChat(visitor, bobId, 'First');
    const key = freshKey();
    await sendMessage(visitor, chat, 'Taken', key);
    const client = await sendMessage(visitor, chat, 'Another', key);
    expect([client.status, JSON.parse(client.body).error.code]).toEqual([409, 'chat.request-reused']);
    const response = await visitor.post(`/chats/${chat}`, { text: 'Another', request_key: key });
    const { form } = returnedForm(response, 409, 'text');
    expect(form.fields.text!.trim()).toBe('Another');
    expect(form.fields.request_key).not.toBe(key);
  });

  it.each(['', 'x', 'a'.repeat(65), '../../etc', "' or 1=1"])('a key of a wrong shape (%j) is a 400', async (key) => {
    const response = await anna.call('POST', '/api/messages.php', { conversation, text: 'Hello', request_key: key });
    expect(response.status).toBe(400);
  });
});

describe('credits', () => {
  // covers S6-020 S6-021 S8-023
  it('of two tabs spending the last credits one message is sent; the other is refused and kept', async () => {
    const { visitor } = await join(product, BRAND);
    const chat = await startChat(visitor, bobId, 'First');
    await sendMessage(visitor, chat, 'Second');
    expect(await creditsOf(visitor)).toBe(PRICE);
    const responses = await Promise.all(['Tab one', 'Tab two'].map((text) => sendMessage(visitor, chat, text)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 402]);
    const refused = JSON.parse(responses.find(({ status }) => status === 402)!.body);
    expect(refused.error.code).toBe('chat.not-enough-credits');
    expect(await creditsOf(visitor)).toBe(0);
    expect(await readAll(bob, chat)).toHaveLength(3);
    const response = await visitor.post(`/chats/${chat}`, { text: 'Words worth keeping', request_key: freshKey() });
    const { text, form } = returnedForm(response, 402, 'text');
    expect(text).toContain('You don’t have enough credits to send this message.');
    expect(form.fields.text!.trim()).toBe('Words worth keeping');
    expect(response.body).toMatch(/href="\/credits/);
  });

  it('ten at once with credits for three end exactly at the limit', async () => {
    const { visitor } = await join(product, BRAND);
    const third = (await join(product, BRAND)).visitor;
    const id = await ownId(third);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        visitor.post(`/members/${id}/chat`, { text: `Number ${i}`, request_key: freshKey() }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 3 }, () => 303), ...Array.from({ length: 7 }, () => 402)].sort());
    expect(await creditsOf(visitor)).toBe(0);
    const chat = responses.find(({ status }) => status === 303)!.headers.location!.split('/')[2]!;
    expect((await readAll(third, chat)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    for (const refused of responses.filter(({ status }) => status === 402)) {
      expect(returnedForm(refused, 402, 'text').form.fields.text).toMatch(/Number \d/);
    }
  });

  it('the form of a conversation that began in another tab keeps what was typed', async () => {
    const { visitor } = await join(product, BRAND);
    await startChat(visitor, bobId, 'First tab');
    const text = 'x'.repeat(LENGTH + 1);
    const response = await visitor.post(`/members/${bobId}/chat`, { text, request_key: freshKey() });
    expect(returnedForm(response, 400, 'text').form.fields.text!.trim()).toBe(text);
  });

  it('a third conversation of a free member is refused, also five at once', async () => {
    const { visitor } = await join(product, OTHER);
    const others = await Promise.all(
      Array.from({ length: 6 }, async () => ownId((await join(product, OTHER)).visitor)),
    );
    const responses = await Promise.all(
      others.map((id) => visitor.post(`/members/${id}/chat`, { text: 'Hello', request_key: freshKey() })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 303, 403, 403, 403, 403]);
    const refused = responses.find(({ status }) => status === 403)!;
    const page = readableText(parsePage(refused.body));
    expect(page).toContain('Deze functie is alleen voor premiumleden.');
    expect(page).toContain('Hello');
    expect(refused.body).not.toContain('authentication_required');
    await expectSoundLedger(product, OTHER);
  });
});

describe('recipients', () => {
  it('an unconfirmed sender is refused with the reason', async () => {
    const { visitor } = await signUp(product, BRAND);
    const response = await visitor.post(`/members/${bobId}/chat`, { text: 'Too early', request_key: freshKey() });
    expect(response.status).toBe(403);
    expect(readableText(parsePage(response.body))).toContain('confirm your e-mail address');
    const client = await visitor.call('POST', '/api/messages.php', {
      member: bobId,
      text: 'Too early',
      request_key: freshKey(),
    });
    expect([client.status, JSON.parse(client.body).error.code]).toEqual([403, 'chat.confirm-first']);
  });

  it('somebody who blocks: the sentence of the specification, without the login flag', async () => {
    const { visitor } = await join(product, BRAND);
    const chat = await startChat(visitor, bobId, 'Before');
    const id = await ownId(visitor);
    await withDatabaseOf(product, BRAND, (db) => insertBlock(db, bobId, id, Date.now()));
    const response = await sendMessage(visitor, chat, 'After');
    expect([response.status, JSON.parse(response.body).error.code]).toEqual([403, 'members.blocked-by']);
    for (const path of [`/chats/${chat}`, `/members/${bobId}`, `/members/${bobId}/chat`]) {
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 403]);
      expect(page.body).toMatch(/You(?:’|&#x27;|')re blocked by/);
    }
    const chats = JSON.parse((await visitor.call('GET', '/api/chats.php')).body);
    expect(chats.chats).toEqual([]);
  });

  // covers S2-008
  it('somebody else’s conversation, another brand’s and a missing one are the same 404', async () => {
    const stranger = (await join(product, BRAND)).visitor;
    const foreigner = (await join(product, OTHER)).visitor;
    const responses = [
      await sendMessage(stranger, conversation, 'Hello'),
      await sendMessage(foreigner, conversation, 'Hello'),
      await sendMessage(stranger, '0'.repeat(26), 'Hello'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    for (const visitor of [stranger, foreigner]) {
      expect((await visitor.open(`/chats/${conversation}`)).status).toBe(404);
      expect((await visitor.call('DELETE', '/api/chat.php', { conversation })).status).toBe(404);
      expect((await visitor.call('PUT', '/api/chat.php', { conversation, read: 1 })).status).toBe(404);
    }
  });

  it('a message to oneself is refused', async () => {
    expect((await bob.open(`/members/${bobId}/chat`)).status).toBe(404);
    expect((await bob.post(`/members/${bobId}/chat`, { text: 'Hello', request_key: freshKey() })).status).toBe(404);
  });
});
