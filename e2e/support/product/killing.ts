import { join as path } from 'node:path';
import { join, logIn, ownId, type Credentials } from '../accounts';
import { brandsFolder } from './brand-files';
import { creditsOf, freshKey, readAll, sendMessage, startChat } from '../chatting';
import { findUnsound } from '../ledger';
import { startProduct, type Product } from './product';
import { temporaryFolder } from './temporary-folder';
import type { Visitor } from '../visitor';

const BRAND = 'golden-hour';
/** The most credits that a brand can give, and a price with which they last for every round. */
const CREDITS = 1000;
const PRICE = 1;
const SENDERS = 4;
const MOST_PER_SENDER = 60;

interface Sent {
  key: string;
  text: string;
  /** Undefined if the response was lost. */
  response: { id: string; seq: number } | undefined;
}

/** What was wrong after a kill. If any list has an entry, the product has lost something. */
export interface KillFindings {
  /** Messages that were acknowledged and are missing afterwards, or differ. */
  lost: string[];
  /** Messages that exist more than once, or that a repeated call created again. */
  doubled: string[];
  /** Gaps in the sequence numbers, credits that do not match the messages. */
  wrong: string[];
  ledger: Record<string, object[]>;
  acknowledged: number;
  /** How many responses never arrived: without any, nothing was tested. */
  unanswered: number;
}

/**
 * Two members write to each other as fast as they can. Once for each number in `responses`, the server is killed with
 * SIGKILL after so many responses and started again on the same data, so that each kill happens at a different moment
 * of its work. Afterwards every acknowledged message must exist exactly once, calls without a response must be safe to
 * repeat, and nothing may be paid twice.
 */
export async function killDuringSends(responses: readonly number[], databaseUrl?: string): Promise<KillFindings> {
  const options = {
    dataDir: path(temporaryFolder('kill'), 'data'),
    tenantsDir: brandsFolder([BRAND], { [BRAND]: { signup_credits: CREDITS, message_credits: PRICE } }),
    ...(databaseUrl ? { databaseUrl } : {}),
  };
  let product = await startProduct(options);
  try {
    const sender = (await join(product, BRAND)).credentials;
    const reader = (await join(product, BRAND)).credentials;
    const readerId = await ownId(await logIn(product, BRAND, reader));
    const conversation = await startChat(await logIn(product, BRAND, sender), readerId, 'The first');
    const pair = { sender, reader, conversation };
    const findings = { lost: [], doubled: [], wrong: [], acknowledged: 0, unanswered: 0 };
    for (const [round, after] of responses.entries()) {
      const sent = await sendUntilKilled(product, pair, round, after);
      product = await startProduct(options);
      await checkAndRepeat(product, pair, sent, findings);
    }
    return {
      ...findings,
      ledger: await findUnsound(product, BRAND),
    };
  } finally {
    await product.stop();
  }
}

interface Pair {
  sender: Credentials;
  reader: Credentials;
  conversation: string;
}

async function sendUntilKilled(product: Product, pair: Pair, round: number, after: number): Promise<Sent[]> {
  const visitors = await Promise.all(Array.from({ length: SENDERS }, () => logIn(product, BRAND, pair.sender)));
  const sent: Sent[] = [];
  let responses = 0;
  let killed: Promise<unknown> | undefined;
  const write = async (visitor: Visitor, name: number): Promise<void> => {
    for (let number = 0; !killed && number < MOST_PER_SENDER; number++) {
      const message: Sent = {
        key: freshKey(),
        text: `Round ${round}, writer ${name}, number ${number}`,
        response: undefined,
      };
      sent.push(message);
      const response = await sendMessage(visitor, pair.conversation, message.text, message.key).catch(() => undefined);
      if (response?.status === 200) message.response = messageOf(response.body);
      responses += 1;
      if (responses === after) killed = product.kill('SIGKILL');
    }
  };
  await Promise.all(visitors.map(write));
  await killed;
  return sent;
}

const messageOf = (body: string): { id: string; seq: number } =>
  (JSON.parse(body) as { message: { id: string; seq: number } }).message;

async function checkAndRepeat(
  product: Product,
  { sender, reader: readerIs, conversation }: Pair,
  sent: readonly Sent[],
  findings: Omit<KillFindings, 'ledger'>,
): Promise<void> {
  const writer = await logIn(product, BRAND, sender);
  const reader = await logIn(product, BRAND, readerIs);
  const { lost, doubled, wrong } = findings;
  const after = await readAll(reader, conversation);
  for (const { text, response } of sent) {
    if (!response) findings.unanswered += 1;
    else if (!after.some(({ id, seq, text: there }) => id === response.id && seq === response.seq && there === text)) {
      lost.push(text);
    } else findings.acknowledged += 1;
  }
  // Repeats every call with its key, as the client does: the response names the same message if it exists; otherwise it
  // is sent now.
  for (const message of sent) {
    const again = await sendMessage(writer, conversation, message.text, message.key);
    if (again.status !== 200) wrong.push(`repeating "${message.text}" answered ${again.status}`);
    else if (message.response && messageOf(again.body).id !== message.response.id) doubled.push(message.text);
  }
  const all = await readAll(reader, conversation);
  for (const { text } of sent) {
    const times = all.filter((message) => message.text === text).length;
    if (times > 1) doubled.push(text);
    if (times < 1) lost.push(text);
  }
  if (all.some(({ seq }, i) => seq !== i + 1)) wrong.push('the sequence numbers have a gap');
  const left = await creditsOf(writer);
  if (left !== CREDITS - all.length * PRICE) wrong.push(`${left} credits left after ${all.length} messages`);
}
