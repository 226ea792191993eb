import { join as path } from 'node:path';
import { expect } from 'vitest';
import { join, logIn, ownId, type Credentials } from './accounts';
import { brandsFolder } from './brand-files';
import { creditsOf, freshKey, readAll, sendMessage, startChat } from './chatting';
import { expectSoundLedger } from './ledger';
import { startProduct, type Product } from './product';
import { temporaryFolder } from './temporary-folder';
import type { Visitor } from './visitor';

const BRAND = 'golden-hour';
const PRICE = 10;
/** Enough for every round, so that no message fails for want of them. */
const CREDITS = 1000;
const ROUNDS = 4;
/** Killed after so many answers, a different moment of the server's work each round. */
const ANSWERS = [1, 4, 9, 15];
const SENDERS = 4;

interface Sent {
  key: string;
  text: string;
  /** Undefined: the answer got lost. */
  answer: { id: string; seq: number } | undefined;
}

/**
 * Two people write to each other as fast as they can; in the middle the server is killed with SIGKILL and started again on
 * the same data. What was acknowledged is there exactly once, the lost answers are safe to repeat, nothing was paid twice.
 */
export async function expectNothingLost(databaseUrl?: string): Promise<void> {
  const options = {
    dataDir: path(temporaryFolder('kill'), 'data'),
    tenantsDir: brandsFolder([BRAND], { [BRAND]: { signup_credits: CREDITS } }),
    ...(databaseUrl ? { databaseUrl } : {}),
  };
  let product = await startProduct(options);
  try {
    const sender = (await join(product, BRAND)).credentials;
    const reader = (await join(product, BRAND)).credentials;
    const readerId = await ownId(await logIn(product, BRAND, reader));
    const conversation = await startChat(await logIn(product, BRAND, sender), readerId, 'The first');
    const all: Sent[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const sent = await sendUntilKilled(product, sender, conversation, round);
      product = await startProduct(options);
      all.push(...(await checkAndRepeat(product, { sender, reader, conversation }, sent)));
    }
    expect(
      all.some(({ answer }) => answer === undefined),
      'some answer was lost, or nothing was tested',
    ).toBe(true);
    await expectSoundLedger({ dataDir: options.dataDir, ...(databaseUrl ? { databaseUrl } : {}) }, BRAND);
  } finally {
    await product.stop();
  }
}

async function sendUntilKilled(
  product: Product,
  who: Credentials,
  conversation: string,
  round: number,
): Promise<Sent[]> {
  const visitors = await Promise.all(Array.from({ length: SENDERS }, () => logIn(product, BRAND, who)));
  const sent: Sent[] = [];
  let answers = 0;
  let killed: Promise<void> | undefined;
  const write = async (visitor: Visitor, name: number): Promise<void> => {
    for (let number = 0; !killed && number < 60; number++) {
      const message: Sent = {
        key: freshKey(),
        text: `Round ${round}, writer ${name}, number ${number}`,
        answer: undefined,
      };
      sent.push(message);
      const answer = await sendMessage(visitor, conversation, message.text, message.key).catch(() => undefined);
      if (answer?.status === 200) message.answer = (JSON.parse(answer.body) as { message: Sent['answer'] }).message;
      answers += 1;
      if (answers === ANSWERS[round]) killed = product.kill('SIGKILL');
    }
  };
  await Promise.all(visitors.map(write));
  await killed;
  return sent;
}

interface Pair {
  sender: Credentials;
  reader: Credentials;
  conversation: string;
}

async function checkAndRepeat(product: Product, pair: Pair, sent: Sent[]): Promise<Sent[]> {
  const writer = await logIn(product, BRAND, pair.sender);
  const reader = await logIn(product, BRAND, pair.reader);
  const after = await readAll(reader, pair.conversation);
  for (const { text, answer } of sent.filter((one) => one.answer)) {
    expect(after.filter((message) => message.text === text)).toMatchObject([{ id: answer!.id, seq: answer!.seq }]);
  }
  // Every call once more under its key, as our client does: the same message where there is one, else sent now.
  for (const message of sent) {
    const again = await sendMessage(writer, pair.conversation, message.text, message.key);
    expect(again.status).toBe(200);
    const { id } = (JSON.parse(again.body) as { message: { id: string } }).message;
    if (message.answer) expect(id).toBe(message.answer.id);
  }
  const all = await readAll(reader, pair.conversation);
  for (const { text } of sent) expect(all.filter((message) => message.text === text)).toHaveLength(1);
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, i) => i + 1));
  expect(await creditsOf(writer)).toBe(CREDITS - all.length * PRICE);
  return sent;
}
