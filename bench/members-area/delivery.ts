import { randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '~db/database';
import { hashSecret } from '~/features/account/login/secret.server';
import { brand } from '../brand';
import { sendAsk } from '../pages/page-kinds';
import { cpuOf } from '../load/process-cpu';
import type { ProductRun } from '../load/product-run';
import { summarise } from '../report/statistics';
import type { Summary } from '../report/statistics';
import type { AreaStory } from './area-story';
import { insertMany } from '~/testing/fill-lists';
import { openStreams } from './streams';
import type { OpenStream } from './streams';

/** From the send to its event on the recipient's open page, both on this machine. */
export interface Delivery {
  /** Open event streams, each of another member. */
  streams: number;
  time: Summary;
  /** Milliseconds of the server's CPU for one message, its sending included. */
  cpu: number;
}

const RECIPIENTS = 20;
const WARM_UP = 20;
const PATIENCE_MS = 5_000;

/** With nobody else's page open, then with `streams` open. */
export async function measureDelivery(
  product: ProductRun,
  url: string,
  { story, streams, messages }: { story: AreaStory; streams: number; messages: number },
): Promise<{ alone: Delivery; among: Delivery }> {
  const people = story.talks.slice(0, streams);
  const sessions = await logInPeople(
    url,
    people.map(({ member }) => member),
  );
  const recipients = Math.min(RECIPIENTS, people.length);
  const sender = await product.logIn(story.many.story);
  const open = await openStreams(product.target, sessions.slice(0, recipients));
  try {
    const send = async (count: number, already: number) => {
      const samples: number[] = [];
      for (let i = 0; i < count; i++) {
        const to = (already + i) % recipients;
        samples.push(await deliver(product, open[to]!, story.talks[to]!.conversation, sender));
      }
      return samples;
    };
    const series = async (): Promise<Delivery> => {
      await send(Math.min(WARM_UP, messages), 0);
      const before = cpuOf(product.pid);
      const samples = await send(messages, WARM_UP);
      return {
        streams: open.length,
        time: summarise(samples),
        cpu: (cpuOf(product.pid) - before) / messages,
      };
    };
    const alone = await series();
    open.push(...(await openStreams(product.target, sessions.slice(recipients))));
    return { alone, among: await series() };
  } finally {
    for (const stream of open) stream.close();
  }
}

async function deliver(
  product: ProductRun,
  stream: OpenStream,
  conversationId: string,
  session: string,
): Promise<number> {
  const arrival = stream.next('"message"');
  const started = performance.now();
  const reply = await product.ask(sendAsk({ conversationId }, session));
  if (reply.status !== 200) throw new Error(`Sending answered ${reply.status}: ${reply.body.toString()}`);
  const patience = new AbortController();
  const late = after(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => {
    throw new Error('The event of a message did not arrive');
  });
  try {
    return (await Promise.race([arrival, late])) - started;
  } finally {
    patience.abort();
    late.catch(() => {});
  }
}

/** Sessions as a login leaves them; a thousand logins would mostly measure the hashing of passwords. */
async function logInPeople(url: string, members: readonly string[]): Promise<string[]> {
  const database = await openDatabase({ url });
  try {
    const now = Date.now();
    const tokens = members.map(() => randomBytes(32).toString('base64url'));
    await insertMany(
      database.tenant(brand.id),
      'session',
      members.map((member_id, i) => ({
        tenant_id: brand.id,
        id: randomBytes(13).toString('hex'),
        token_hash: hashSecret(tokens[i]!),
        member_id,
        created_at: now,
        last_seen_at: now,
        expires_at: now + 86_400_000,
        user_agent: null,
      })),
    );
    return tokens.map((token) => `session=${token}`);
  } finally {
    await database.close();
  }
}
