import { freePort } from '~/testing/free-port';
import { demoAccount, logIn } from '../../e2e/support/accounts';
import { respondedEarly, EARLY_RESPONSES } from '../../e2e/support/product/early-responses';
import { startProduct } from '../../e2e/support/product/product';
import { none, type Fault } from './fault';

const BRAND = 'golden-hour';
/** More of each kind than one address has places for bodies (UPLOADS_PER_ADDRESS). */
const EACH = 30;

export const earlyResponses: Fault = {
  name: 'early-answers',
  title: `Bodies that never come: seven kinds of requests that are answered before their body, ${EACH} of each from one address, which leaves each time without sending the rest; then somebody at that address logs in.`,
  before: 'after twenty of them every form and every call of that address was refused with 429 until the next restart.',
  databases: ['sqlite'],
  async strike({ say }) {
    const metrics = await freePort();
    const product = await startProduct({ brands: [BRAND], env: { METRICS_PORT: String(metrics) } });
    const figure = async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? NaN);
    };
    try {
      const wrong: string[] = [];
      let refused = 0;
      for (const [kind, early] of Object.entries(EARLY_RESPONSES)) {
        for (let i = 0; i < EACH; i++) {
          const status = await respondedEarly(product.port, `${BRAND}.localhost`, early);
          if (status === 429) refused += 1;
          else if (status !== early.status) wrong.push(`${kind}: ${status}`);
        }
        say(`${kind}: ${EACH}`);
      }
      const member = await logIn(product, BRAND, demoAccount(BRAND, 'premium')).catch(() => undefined);
      return [
        { what: 'requests answered before their body', seen: String(EACH * Object.keys(EARLY_RESPONSES).length) },
        none('of these, refused with 429', refused),
        none('of these, answered otherwise than expected', wrong),
        none('logins refused afterwards', member?.cookies.has('session') ? 0 : 1),
        none('places for bodies that are still taken', await figure('facet_bodies_taken')),
        none('bodies refused, by the metric', await figure('facet_bodies_refused')),
      ];
    } finally {
      await product.stop();
    }
  },
};
