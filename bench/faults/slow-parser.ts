import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bounceMail } from '~/features/account/mail/reports/mails.testing';
import { ask } from '../../e2e/support/product/http';
import { startProduct } from '../../e2e/support/product/product';
import { temporaryFolder } from '../../e2e/support/product/temporary-folder';
import { atMost, none, type Fault } from './fault';
import { percentile, runLoad } from './load';

const BRAND = 'golden-hour';
const KEY = 'the-key-of-the-mail-server-of-this-fault';
const THREAD = 'app/server/mail-parser/parser-thread.mjs';
/** The mails on which the parser of this fault never ends; an ordinary one follows each. */
const SLOW = 6;
const MARK = 'slow-on-purpose';

export const slowParser: Fault = {
  name: 'slow-parser',
  title: `A parser of mails that never ends on ${SLOW} reports, each followed by an ordinary one, while a load balancer asks for /healthz.`,
  before: 'mails were parsed in the server’s own thread: one small mail stopped every page for 5 to 10 s.',
  databases: ['sqlite'],
  async strike({ say }) {
    const product = await startProduct({
      brands: [BRAND],
      root: productWithParser(),
      env: { MAIL_REPORTS_KEY: KEY },
    });
    const hand = async (n: number, marked: boolean) => {
      // The parser does not get the mail's own header.
      const diagnostic = `smtp; 550 5.1.1 no such user${marked ? ` (${MARK})` : ''}`;
      const mail = bounceMail({ to: 'bounce@golden-hour.example', id: `${n}-${marked}@mx.example.org`, diagnostic });
      const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'message/rfc822' };
      const begun = performance.now();
      const { status } = await ask(product, BRAND, {
        method: 'POST',
        path: '/webhooks/mail-reports',
        headers,
        body: mail,
      });
      return { status, milliseconds: performance.now() - begun };
    };
    const givenUp = () => product.logs().split('a mail was given up on').length - 1;
    try {
      await hand(0, false);
      const asking = runLoad({
        port: product.port,
        host: `${BRAND}.localhost:${product.port}`,
        seconds: SLOW * 2.5,
        pace: { perSecond: 40 },
        requests: [{ kind: 'health', method: 'GET', path: '/healthz', headers: {} }],
      });
      const slow = [];
      const ordinary = [];
      for (let n = 1; n <= SLOW; n++) {
        slow.push(await hand(n, true));
        ordinary.push(await hand(n, false));
        say(`mail ${n}: given up on after ${slow.at(-1)!.milliseconds.toFixed(0)} ms`);
      }
      const health = await asking;
      const times = health.map(({ milliseconds }) => milliseconds);
      return [
        { what: 'mails on which the parser never ends', seen: String(slow.length) },
        none('of these, not given up on', SLOW - givenUp()),
        atMost(
          'longest until such a mail is answered',
          Math.max(...slow.map(({ milliseconds }) => milliseconds)),
          4000,
          'ms',
        ),
        none(
          'mails not taken in (slow and ordinary)',
          [...slow, ...ordinary].filter(({ status }) => status !== 204),
        ),
        { what: 'questions for /healthz meanwhile', seen: String(health.length) },
        none(
          'of these, not answered with 200',
          health.filter(({ status }) => status !== 200),
        ),
        atMost('p99 of /healthz meanwhile', percentile(times, 0.99), 100, 'ms'),
        { what: 'longest /healthz', seen: `${Math.max(...times).toFixed(0)} ms` },
      ];
    } finally {
      await product.stop();
    }
  },
};

/** The built product in another folder, whose parser does not end on the mails that this fault marks. */
function productWithParser(): string {
  const root = temporaryFolder('slow-parser');
  const replaced = THREAD.split('/');
  for (let depth = 0; depth < replaced.length; depth++) {
    const folder = replaced.slice(0, depth).join('/');
    mkdirSync(join(root, folder), { recursive: true });
    for (const name of readdirSync(folder || '.')) {
      if (name !== replaced[depth]) symlinkSync(join(process.cwd(), folder, name), join(root, folder, name));
    }
  }
  const begins = 'async function parse(raw) {';
  const [before, after] = readFileSync(THREAD, 'utf8').split(begins);
  if (after === undefined) throw new Error(`${THREAD} has no "${begins}"`);
  const endless = `if (Buffer.from(raw).includes('${MARK}')) for (;;);`;
  writeFileSync(join(root, THREAD), [before, begins, endless, after].join('\n'));
  return root;
}
