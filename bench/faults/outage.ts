import { join, logIn, ownId } from '../../e2e/support/accounts';
import { brandsFolder } from '../../e2e/support/product/brand-files';
import { freshKey, readAll, sendMessage, startChat } from '../../e2e/support/chatting';
import { startProduct } from '../../e2e/support/product/product';
import { until } from '../../e2e/support/product/until';
import type { Visitor } from '../../e2e/support/visitor';
import { atMost, none, type Figure } from './fault';

const BRAND = 'golden-hour';
const CLIENTS = 20;
const textOf = (number: number) => `Number ${number} of the outage`;

/** The fault that strikes the database of a server on which two members have a conversation. */
export interface OutageWorld {
  databaseUrl?: string;
  dataDir?: string;
  /** Causes the outage. With `readsGoOn`, only writes are expected to be refused. */
  begin: () => Promise<unknown> | void;
  end: () => Promise<unknown> | void;
  readsGoOn?: boolean;
  say: (line: string) => void;
}

/** Reads and sends during an outage of the database and after it, and counts the results. */
export async function measureOutage({
  begin,
  end,
  readsGoOn = false,
  say,
  ...options
}: OutageWorld): Promise<Figure[]> {
  const product = await startProduct({
    ...options,
    tenantsDir: brandsFolder([BRAND], { [BRAND]: { signup_credits: 1000 } }),
  });
  try {
    const reader = await ownId(await logIn(product, BRAND, (await join(product, BRAND)).credentials));
    const writer = await logIn(product, BRAND, (await join(product, BRAND)).credentials);
    const conversation = await startChat(writer, reader, 'Before');
    const logged = product.logs().length;
    const keys = Array.from({ length: CLIENTS }, () => freshKey());
    await begin();
    // The first requests meet the outage before it has been detected.
    const unaware = { send: timed(sendMessage(writer, conversation, textOf(0), keys[0])), reads: threeReads(writer) };
    const ready = await timed(writer.open('/readyz'));
    say(`readyz: ${ready.status} ${ready.body.trim()}`);
    const sends = await Promise.all(keys.map((key, i) => timed(sendMessage(writer, conversation, textOf(i), key))));
    const reads = await Promise.all(unaware.reads);
    sends.push(await unaware.send);
    // Only a few at a time, because this is not a test of overload.
    for (let i = 0; i < CLIENTS; i++) reads.push(...(await Promise.all(threeReads(writer))));
    await end();
    const back = performance.now();
    await until('the database is noticed', async () => (await writer.open('/readyz')).status === 200, 30_000);
    const first = await until(
      'a send goes through',
      async () => {
        const response = await sendMessage(writer, conversation, textOf(0), keys[0]);
        return response.status === 200 ? performance.now() - back : undefined;
      },
      30_000,
    );
    for (const [i, key] of keys.entries()) await sendMessage(writer, conversation, textOf(i), key);
    const texts = (await readAll(writer, conversation)).map(({ text }) => text);
    const expected = ['Before', ...keys.map((_, i) => textOf(i))];
    const wrong = [...sends, ...(readsGoOn ? [] : reads)].filter(({ status }) => status !== 503);
    const longest = Math.max(...[...sends, ...reads].map(({ milliseconds }) => milliseconds));
    return [
      ...(readsGoOn
        ? [
            none(
              'reads refused',
              reads.filter(({ status }) => status >= 500),
            ),
          ]
        : [
            atMost('/readyz says why after', ready.milliseconds, 1000, 'ms'),
            {
              what: '/readyz says',
              seen: `${ready.status} ${ready.body.trim()}`,
              promised: '503',
              met: ready.status === 503,
            },
          ]),
      none('responses other than 503', wrong),
      none(
        '503 without Retry-After',
        [...sends, ...reads].filter(
          (response) => response.status === 503 && response.headers['retry-after'] === undefined,
        ),
      ),
      atMost('longest response', longest, 3000, 'ms'),
      { what: 'first send goes through after', seen: `${first.toFixed(0)} ms` },
      none(
        'messages lost after their repeat',
        expected.filter((text) => !texts.includes(text)),
      ),
      none('messages doubled', texts.length - new Set(texts).size),
      atMost('log', (product.logs().length - logged) / 1000, 100, 'kB'),
    ];
  } finally {
    await end();
    await product.stop();
  }
}

/** Two pages of a member and a poll. */
function threeReads(member: Visitor) {
  return [
    timed(member.open('/chats')),
    timed(member.call('GET', '/api/chats.php')),
    timed(member.open(`/members?min_age=${19 + Math.floor(performance.now() % 40)}`)),
  ];
}

async function timed<T>(pending: Promise<T>): Promise<T & { milliseconds: number }> {
  const begun = performance.now();
  const response = await pending;
  return { ...response, milliseconds: performance.now() - begun };
}
