import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join as path } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '~/time/durations';
import { join, logIn, ownId, signupForm, type Credentials } from '../../support/accounts';
import { startBare } from '../../support/product/bare-process';
import { brandsFolder } from '../../support/product/brand-files';
import { creditsOf, freshKey, readAll, sendMessage, startChat } from '../../support/chatting';
import { parsePage, readableText } from '../../support/pages/html';
import { expectSoundLedger } from '../../support/ledger';
import { startProduct, type Product } from '../../support/product/product';
import { temporaryFolder } from '../../support/product/temporary-folder';
import { Visitor } from '../../support/visitor';

const BRAND = 'golden-hour';
const folder = temporaryFolder('read-only');
const options = { dataDir: path(folder, 'data'), tenantsDir: brandsFolder([BRAND]) };

let product: Product;
let sender: { visitor: Visitor; credentials: Credentials };
let conversation: string;
let reader: Visitor;

beforeAll(async () => {
  product = await startProduct(options);
  sender = await join(product, BRAND);
  reader = (await join(product, BRAND)).visitor;
  conversation = await startChat(sender.visitor, await ownId(reader), 'Before');
});
afterAll(() => product?.stop());

/** Forbids (or allows again) the server to write any file, as a full or read-only disk does. */
function letWrite(allowed: boolean): void {
  execFileSync('prlimit', ['--pid', String(product.pid), `--fsize=${allowed ? 'unlimited' : '0'}:unlimited`]);
}

describe('a disk that refuses writes while serving', () => {
  it('still serves reads, to members too, and every refused write says so and is not lost', async () => {
    const [text, key] = ['Written while nothing could be written', freshKey()];
    const before = await creditsOf(sender.visitor);
    await sendMessage(reader, conversation, 'Unread');
    // By then the best-effort writes are due again: presence, read messages, visited profiles.
    await product.advance(6 * MINUTE);
    letWrite(false);
    try {
      expect((await new Visitor(product, BRAND).open('/')).status).toBe(200);
      expect((await sender.visitor.open('/members')).status).toBe(200);
      const chat = await sender.visitor.open(`/chats/${conversation}`);
      expect([chat.status, chat.body.includes('Unread')]).toEqual([200, true]);
      expect((await sender.visitor.open(`/members/${await ownId(reader)}`)).status).toBe(200);
      const refused = await sendMessage(sender.visitor, conversation, text, key);
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.body)).toEqual({
        error: { code: 'errors.try-again-later', values: { retry_after: 5 } },
      });
      const form = signupForm();
      const signup = await new Visitor(product, BRAND).post('/signup', form);
      expect(signup.status).toBe(503);
      expect(readableText(parsePage(signup.body))).toContain('please try again later');
      expect(signup.body).toContain(form.email);
      const again = await sender.visitor.post(`/chats/${conversation}`, { text, request_key: freshKey() });
      expect([again.status, again.body.includes(text)]).toEqual([503, true]);
    } finally {
      letWrite(true);
    }
    // The same call again, as the client repeats it: sent once and paid once.
    expect((await sendMessage(sender.visitor, conversation, text, key)).status).toBe(200);
    expect((await readAll(reader, conversation)).filter((message) => message.text === text)).toHaveLength(1);
    expect(await creditsOf(sender.visitor)).toBe(before - 10);
    expect((await logIn(product, BRAND, sender.credentials)).cookies.has('session')).toBe(true);
    await expectSoundLedger(product, BRAND);
  });
});

describe('a database file that is read-only at the start', () => {
  it('stops the start, with the name of the file', async () => {
    await product.kill('SIGTERM');
    for (const file of readdirSync(options.dataDir))
      if (file.startsWith('facet.db')) chmodSync(path(options.dataDir, file), 0o444);
    const bare = await startBare({
      env: { FACET_MODE: 'demo', DATA_DIR: options.dataDir, TENANTS_DIR: options.tenantsDir },
      humble: true,
    });
    expect(await bare.ended).not.toBe(0);
    expect(bare.output()).toMatch(/facet\.db/);
    expect(bare.output()).toMatch(/read-?only|cannot be written/i);
    chmodSync(path(options.dataDir, 'facet.db'), 0o644);
    product = await startProduct(options);
    expect(
      (await readAll(await logIn(product, BRAND, sender.credentials), conversation)).length,
    ).toBeGreaterThanOrEqual(2);
  });
});
