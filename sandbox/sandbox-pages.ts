import { html, Html } from './html';
import { courseOf } from './courses';
import { panelButtons } from './panel';
import { possibleOutcomes, type Delivery, type Outcome, type SandboxPayment } from './sandbox-state';
import { SANDBOX_CSS } from './sandbox-style';

const CHOICES: Record<Outcome, [name: string, effect: string]> = {
  paid: ['Pay', 'The money arrives at once.'],
  pending: ['Pay, but let it take time', 'Pending; you settle it later on the list of payments.'],
  failed: ['Let it fail', 'The bank says no.'],
  cancelled: ['Cancel', 'The buyer changes their mind.'],
};

const STATES: Record<SandboxPayment['state'], string> = {
  open: 'Waiting for the buyer',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** `atBank`: the page in between on which the buyer's bank asks them to confirm. */
export function checkoutPage(payment: SandboxPayment, { notice = '', atBank = false } = {}): string {
  const { order, state } = payment;
  const { page, challenge } = courseOf(order.method);
  const outcomes = state === 'open' ? possibleOutcomes(payment) : [];
  const choices = atBank ? outcomes.filter((outcome) => outcome === 'paid' || outcome === 'failed') : outcomes;
  const toBank =
    challenge && !atBank
      ? html`<p class="gap"><a class="button" href="/checkout/${payment.reference}/bank">Go to the bank first</a></p>`
      : html``;
  const next =
    choices.length > 0
      ? html`<h2 id="choose">What should happen?</h2>
          <p class="soft course">${atBank ? (challenge ?? page) : page}</p>
          <form method="post" action="/checkout/${payment.reference}" class="choices" aria-labelledby="choose">
            ${choices.map((outcome) => choice(outcome))}
          </form>
          ${toBank}`
      : html`<h2>This payment is <span class="state ${state}">${STATES[state].toLowerCase()}</span></h2>
          <p class="soft">
            ${state === 'pending' ? 'It can be settled on the list of payments.' : 'It is final. Nothing here changes it any more.'}
          </p>
          <p class="gap"><a class="button" href="${order.returnUrl}">Back to ${payee(payment)}</a></p>`;
  return document(
    `Pay ${formatAmount(payment)}`,
    html`<main>
      <section class="card">
        ${notice ? html`<p role="alert" class="state failed">${notice}</p>` : html``}
        <p class="payee">To <strong>${payee(payment)}</strong></p>
        <h1 class="amount">${formatAmount(payment)}</h1>
        <dl>
          <dt>For</dt>
          <dd>${order.description}</dd>
          <dt>Method</dt>
          <dd>${order.methodName ?? order.method}</dd>
          <dt>Reference</dt>
          <dd class="code">${payment.reference}</dd>
        </dl>
        ${next}
      </section>
    </main>`,
  );
}

export function listPage(payments: readonly SandboxPayment[], deliveries: readonly Delivery[]): string {
  const cards = payments.map((payment) =>
    listed(
      payment,
      deliveries.filter((delivery) => delivery.reference === payment.reference),
    ),
  );
  const empty = html`<p class="card soft">No payment yet. Buy a bundle in one of the brands, and it appears here.</p>`;
  return document(
    'Payments',
    html`<main class="wide">
      <h1>Payments</h1>
      <p class="soft gap">The newest first. A pending payment is settled here, as the bank would days later.</p>
      <div class="gap">${cards.length > 0 ? cards : empty}</div>
    </main>`,
  );
}

/** A page with a single sentence, for unknown payments, invalid forms and errors. */
export function messagePage(title: string, text: string): string {
  return document(
    title,
    html`<main>
      <section class="card">
        <h1>${title}</h1>
        <p class="gap">${text}</p>
      </section>
    </main>`,
  );
}

function listed(payment: SandboxPayment, deliveries: readonly Delivery[]): Html {
  const { state, reference, order } = payment;
  const settle = html`<form method="post" action="/payments/${reference}" class="side">
    ${possibleOutcomes(payment).map((outcome) => html`<button class="${outcome}" name="outcome" value="${outcome}">Settle as ${outcome}</button>`)}
  </form>`;
  return html`<article class="card">
    <div class="row">
      <span class="sum">${formatAmount(payment)}</span>
      <span class="state ${state}">${STATES[state]}</span>
    </div>
    <p class="soft">${payee(payment)} · ${order.methodName ?? order.method} · ${order.description}</p>
    <p class="soft"><a href="/checkout/${reference}">${reference}</a> · ${moment(payment.changedAt)}</p>
    ${movements(payment)} ${deliveries.map((delivery) => undelivered(delivery))}
    ${state === 'pending' ? settle : html``} ${panel(payment)}
  </article>`;
}

function movements(payment: SandboxPayment): Html {
  const { refunds, chargebacks } = payment;
  const line = (name: string, { state, amountMinor, reference }: SandboxPayment['refunds'][number]) =>
    html`<p class="soft">
      ${name} of ${formatAmount(payment, amountMinor)}: ${state} · <span class="code">${reference}</span>
    </p>`;
  return html`${refunds.map((refund) => line('Refund', refund))}${chargebacks.map((chargeback) => line('Chargeback', chargeback))}`;
}

function panel(payment: SandboxPayment): Html {
  const buttons = panelButtons(payment).map(
    ({ act, label }) => html`<button name="act" value="${act}">${label}</button>`,
  );
  return html`<form method="post" action="/payments/${payment.reference}/act" class="side">${buttons}</form>`;
}

function undelivered(delivery: Delivery): Html {
  const plan = delivery.nextAt === null ? 'given up' : `next attempt ${moment(delivery.nextAt)}`;
  return html`<p class="soft">
      <span class="state pending">The merchant does not know yet</span> (${delivery.what}): attempt
      ${delivery.attempts}, ${delivery.lastAnswer ?? 'not tried'}, ${plan}.
    </p>
    <form method="post" action="/payments/${delivery.reference}/deliver" class="side">
      <button>Tell the merchant now</button>
    </form>`;
}

function choice(outcome: Outcome): Html {
  const [name, effect] = CHOICES[outcome];
  return html`<button class="${outcome}" name="outcome" value="${outcome}">
    <b>${name}</b><small>${effect}</small>
  </button>`;
}

function payee({ order }: SandboxPayment): string {
  return order.merchantName ?? order.tenantSlug;
}

export function formatAmount(
  { order: { amountMinor: total, currency, locale } }: SandboxPayment,
  amountMinor = total,
): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function moment(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function document(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Sandbox payments</title>
        ${new Html(`<style>${SANDBOX_CSS}</style>`)}
      </head>
      <body>
        <p class="note">Sandbox: no real money moves</p>
        ${content}
        <footer><a href="/payments">All sandbox payments</a></footer>
      </body>
    </html>`.text;
}
