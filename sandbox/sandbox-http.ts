import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_SECONDS } from '~/server/response/app-error';
import type { Logger } from '~/server/operations/logger';
import { Unavailable } from '~/providers/provider-errors';
import { readBody } from './read-body';
import type { SandboxApi } from './sandbox-api';
import { checkoutPage, listPage, messagePage } from './sandbox-pages';
import { findPayment, type Outcome, type SandboxPayment } from './sandbox-state';
import type { SandboxStore } from './sandbox-store';
import { sandboxHeaders } from './sandbox-style';

export interface SandboxContext {
  store: SandboxStore;
  api: SandboxApi;
  origin: () => string;
  log: Pick<Logger, 'error'>;
  /** Settles the payment and notifies the merchant; false where the payment cannot change to this state. */
  settle(reference: string, outcome: Outcome): Promise<boolean>;
  /** Does what a button of the tester's panel says; false if the payment has no such button. */
  press(reference: string, act: string): Promise<boolean>;
  /** Attempts the undelivered events of a payment at once. */
  deliver(reference: string): Promise<void>;
}

interface SandboxResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const FORM_LIMIT = 4 * 1024;
const API_LIMIT = 64 * 1024;
const OUTCOMES: readonly string[] = ['paid', 'pending', 'failed', 'cancelled'] satisfies Outcome[];

/** Serves the provider's own origin: the checkout page, the list of payments and the signed API. Never throws. */
export function sandboxHandler(
  context: SandboxContext,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const result = await respondTo(context, request).catch((error: unknown) => {
      if (error instanceof Unavailable) {
        return page(
          503,
          messagePage('Not saved', 'This could not be saved, so nothing has changed. Please try again.'),
        );
      }
      context.log.error({ err: error }, 'sandbox payments: a request failed');
      return page(500, messagePage('Error', 'Something went wrong in the sandbox; the log says what.'));
    });
    if (response.destroyed) return;
    // The unread rest of a refused body must not be read as the next request.
    if (!request.complete) response.setHeader('Connection', 'close');
    if (result.status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
    response.writeHead(result.status, { ...result.headers, 'Content-Length': Buffer.byteLength(result.body) });
    response.end(request.method === 'HEAD' ? undefined : result.body);
  };
}

async function respondTo(context: SandboxContext, request: IncomingMessage): Promise<SandboxResponse> {
  const path = (request.url ?? '/').split('?', 1)[0]!;
  const read = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/api/')) return respondToApi(context, request, path);
  if (!read && request.method !== 'POST') {
    return page(405, messagePage('Not allowed', 'This page can be read, and its forms can be sent.'), {
      Allow: 'GET, HEAD, POST',
    });
  }
  if (read && path === '/') return redirect('/payments');
  const { payments, deliveries } = context.store.read();
  if (read && path === '/payments') return page(200, listPage([...payments].reverse().slice(0, 100), deliveries));

  const [, area, reference, sub] = /^\/(checkout|payments)\/([\w-]{1,64})(\/deliver|\/act|\/bank)?$/.exec(path) ?? [];
  const payment = reference ? findPayment(context.store.read(), reference) : undefined;
  const known = area === 'checkout' ? sub === undefined || (sub === '/bank' && read) : !read && sub !== '/bank';
  if (!payment || !known) {
    return page(
      404,
      messagePage(
        'Unknown payment',
        'There is no such payment here. Perhaps it was long ago, or the address is incomplete.',
      ),
    );
  }
  if (read) return checkout(200, payment, undefined, sub === '/bank');
  const rejection = refuseForeign(context, request);
  if (rejection) return rejection;
  if (sub === '/act') return act(context, request, payment);
  if (sub === '/deliver') {
    await context.deliver(payment.reference);
    return redirect('/payments');
  }
  return choose(context, request, payment, area === 'checkout' ? payment.order.returnUrl : '/payments');
}

async function choose(
  context: SandboxContext,
  request: IncomingMessage,
  payment: SandboxPayment,
  next: string,
): Promise<SandboxResponse> {
  const body = await readBody(request, FORM_LIMIT);
  if (body === undefined) return page(413, messagePage('Too much', 'This form has one field.'));
  const outcomes = new URLSearchParams(body).getAll('outcome');
  const [outcome] = outcomes;
  if (!isForm(request) || outcomes.length !== 1 || !OUTCOMES.includes(outcome!)) {
    return checkout(400, payment, 'Choose one of the outcomes below.');
  }
  if (await context.settle(payment.reference, outcome as Outcome)) return redirect(next);
  return checkout(409, findPayment(context.store.read(), payment.reference) ?? payment, 'Nothing has changed.');
}

async function act(
  context: SandboxContext,
  request: IncomingMessage,
  payment: SandboxPayment,
): Promise<SandboxResponse> {
  const body = await readBody(request, FORM_LIMIT);
  if (body === undefined) return page(413, messagePage('Too much', 'This form has one field.'));
  const acts = new URLSearchParams(body).getAll('act');
  if (!isForm(request) || acts.length !== 1) return page(400, messagePage('Unclear', 'Press one of the buttons.'));
  if (await context.press(payment.reference, acts[0]!)) return redirect('/payments');
  return page(409, messagePage('Nothing has changed', 'The payment has moved on since this page was opened.'));
}

/**
 * Only the sandbox's own pages may send its forms (ASVS 3.5.1). A browser too old for Sec-Fetch-Site still sends an
 * Origin.
 */
function refuseForeign(context: SandboxContext, request: IncomingMessage): SandboxResponse | undefined {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own = site === undefined ? origin === undefined || origin === context.origin() : site === 'same-origin';
  return own ? undefined : page(403, messagePage('Refused', 'This form was sent from another site.'));
}

async function respondToApi(context: SandboxContext, request: IncomingMessage, path: string): Promise<SandboxResponse> {
  const body = await readBody(request, API_LIMIT);
  const response =
    body === undefined
      ? { status: 413, body: { error: 'the body is over 64 kB' } }
      : await context.api({ method: request.method ?? '', path, body, headers: request.headers });
  const headers = {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  return { status: response.status, headers, body: JSON.stringify(response.body) };
}

function isForm(request: IncomingMessage): boolean {
  return /^application\/x-www-form-urlencoded(?:;|$)/i.test(request.headers['content-type'] ?? '');
}

function page(status: number, body: string, headers: Record<string, string> = {}): SandboxResponse {
  return { status, headers: { ...sandboxHeaders(), ...headers }, body };
}

function checkout(status: number, payment: SandboxPayment, notice = '', atBank = false): SandboxResponse {
  const body = checkoutPage(payment, { notice, atBank });
  return { status, headers: sandboxHeaders(payment.order.returnUrl), body };
}

function redirect(location: string): SandboxResponse {
  return { status: 303, headers: { ...sandboxHeaders(), Location: location }, body: '' };
}
