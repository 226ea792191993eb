import { setTimeout as after } from 'node:timers/promises';
import { openDatabase } from '~db/database';
import { openEvents, type OpenEvents } from '../../e2e/support/event-stream';
import { ask } from '../../e2e/support/product/http';
import { openSessions } from '../../e2e/support/product/open-sessions';
import type { Product } from '../../e2e/support/product/product';
import type { Visitor } from '../../e2e/support/visitor';
import { brand, SLUG } from '../brand';
import { cpuOf } from '../load/process-cpu';
import { sessionOf } from '../load/product-run';
import { timed, type Timed } from '../load/timed';
import { sendAsk } from '../pages/page-kinds';
import type { AreaStory } from './area-story';

/**
 * The time from sending a message to its live event on the recipient's open page, both on this machine; the server's
 * CPU includes the sending.
 */
export interface Delivery extends Timed<{ cpu: number }> {
  /** The number of open event streams, each of another member. */
  streams: number;
}

const RECIPIENTS = 20;
const WARM_UP = 20;
const PATIENCE_MS = 5_000;
/**
 * The number of streams opened at a time, because the cost of open streams is measured and not that of opening them.
 */
const AT_ONCE = 50;

/** Measures the delivery first with only the recipients' streams open, then with `streams`. */
export async function measureDelivery(
  product: Product,
  url: string,
  { story, streams, messages }: { story: AreaStory; streams: number; messages: number },
): Promise<{ alone: Delivery; among: Delivery }> {
  const people = story.talks.slice(0, streams);
  const members = people.map(({ member }) => member);
  const visitors = await logInPeople(product, url, members);
  const recipients = Math.min(RECIPIENTS, people.length);
  const session = await sessionOf(product, story.many.story);
  const open: OpenEvents[] = [];
  const openUntil = async (count: number) => {
    while (open.length < count) {
      const next = visitors.slice(open.length, Math.min(count, open.length + AT_ONCE));
      open.push(...(await Promise.all(next.map((visitor) => openPatiently(visitor)))));
    }
  };
  let sent = 0;
  const deliver = async () => {
    const to = sent++ % recipients;
    const arrival = open[to]!.next('"message"');
    const response = await ask(product, SLUG, sendAsk(people[to]!.conversation, session));
    if (response.status !== 200) throw new Error(`Sending was refused with ${response.status}: ${response.body}`);
    const patience = new AbortController();
    const late = after(PATIENCE_MS, 'late', { signal: patience.signal }).catch(() => 'in time');
    if ((await Promise.race([arrival, late])) === 'late') throw new Error('The event of a message did not arrive');
    patience.abort();
  };
  const meter = () => ({ cpu: cpuOf(product.pid) });
  const among = async (count: number): Promise<Delivery> => {
    await openUntil(count);
    const cost = await timed({ warmUp: Math.min(WARM_UP, messages), count: messages }, meter, deliver);
    return { ...cost, streams: count };
  };
  try {
    return { alone: await among(recipients), among: await among(people.length) };
  } finally {
    for (const stream of open) stream.close();
  }
}

/** How often a page that is refused under load asks again. */
const AGAIN = 60;

/** As a page does: opening hundreds of streams at once is more than a busy server takes, and it says so with a 503. */
async function openPatiently(visitor: Visitor, tried = 0): Promise<OpenEvents> {
  try {
    return await openEvents(visitor);
  } catch (error) {
    if ((error as { status?: number }).status !== 503 || tried >= AGAIN) throw error;
    await after(250);
    return openPatiently(visitor, tried + 1);
  }
}

async function logInPeople(product: Product, url: string, members: readonly string[]): Promise<Visitor[]> {
  const database = await openDatabase({ url });
  try {
    return await openSessions(product, SLUG, { db: database.tenant(brand.id), members, now: Date.now() });
  } finally {
    await database.close();
  }
}
