import { isMember } from '~/contract/actor';
import { DEBIT_COOKIE, DEBIT_SECONDS, setCookie } from '~/server/http/cookies';
import type { MemberContext } from '~/server/context/context.server';
import { seal, unseal, type SealedFor } from '~/server/response/seal.server';
import type { Quote } from '../shop/offer.service.server';
import type { DebitDraft } from './debit-answer';
import type { DebitForm } from './direct-debit.schema.server';

/**
 * What was typed for a debit, from the moment the code is sent until the order is placed: phones drop the page while
 * their owner reads the message, and the code would be worth nothing without the account it was sent for. The server
 * stores nothing of it. The browser holds it sealed, for this session alone and as long as the code is valid.
 */
interface Sealed {
  until: number;
  /** The order for which the code was sent; at another price or for another bundle only the fields are filled in. */
  order: string;
  changes: boolean;
  values: Record<string, string>;
}

const LONGEST = 3_000;

/** The Set-Cookie value after a code was sent. */
export function rememberDebit(context: MemberContext, form: DebitForm): string {
  const { account_holder, iban, street, house_number, zip, city, phone, requestKey: request_key } = form;
  const values = { account_holder, iban, street, house_number, zip, city, phone, request_key };
  const until = context.clock.now() + DEBIT_SECONDS * 1000;
  return cookieOf(context, { until, order: orderOf({ ...form, bundle: form.bundleId }), changes: false, values });
}

/** The Set-Cookie value after the member asked to change something: the fields come back then. Null without a draft. */
export function changeDebit(context: MemberContext): string | null {
  const draft = readDraft(context);
  return draft ? cookieOf(context, { ...draft, changes: true }) : null;
}

/** The Set-Cookie values once the order is placed. */
export function forgetDebit(context: MemberContext): string[] {
  if (context.cookie(DEBIT_COOKIE) === undefined) return [];
  return [setCookie(DEBIT_COOKIE, '', context.secure, { maxAge: 0 })];
}

/** The initial state of the page of this order; null where nothing was typed lately. */
export function findDebit(context: MemberContext, quote: Quote): DebitDraft | null {
  const draft = readDraft(context);
  if (!draft) return null;
  const { total, currency, country, code, bundle } = quote;
  const isSame = draft.order === orderOf({ bundle: bundle.id, total, currency, country, code: code ?? '' });
  return { step: isSame && !draft.changes ? 'code' : 'fields', values: draft.values };
}

interface OrderedBy {
  bundle: string;
  total: number;
  currency: string;
  country: string;
  code: string;
}

const orderOf = ({ bundle, total, currency, country, code }: OrderedBy) =>
  JSON.stringify([bundle, total, currency, country, code]);

/** A logout ends it with the session, and nobody else's session opens it. */
const sealedFor = ({ member, viewer }: MemberContext): SealedFor => ({
  purpose: 'a debit under way',
  bound: JSON.stringify([member.id, isMember(viewer) ? viewer.sessionId : '']),
});

function cookieOf(context: MemberContext, draft: Sealed): string {
  const maxAge = Math.max(0, Math.ceil((draft.until - context.clock.now()) / 1000));
  return setCookie(DEBIT_COOKIE, seal(context, sealedFor(context), JSON.stringify(draft)), context.secure, { maxAge });
}

function readDraft(context: MemberContext): Sealed | undefined {
  const sealed = context.cookie(DEBIT_COOKIE) ?? '';
  const text = sealed.length > LONGEST ? undefined : unseal(context, sealedFor(context), sealed);
  if (text === undefined) return undefined;
  const draft = JSON.parse(text) as Sealed;
  return draft.until > context.clock.now() ? draft : undefined;
}
