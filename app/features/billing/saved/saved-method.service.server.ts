import { transaction } from '~db/database';
import { findMandate, listMandates } from '~db/queries/mandate';
import type { MandateRow } from '~db/schema/mandate';
import type { PaymentPort } from '~/providers/payment/payment-port';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { openProviders, providersFor } from '~/server/context/payment-providers';
import type { LivePaymentMethod } from '~/tenancy/payment-methods';
import { notFound } from '../billing.errors';
import { methodsFor, type Checkout, type MethodOffer } from '../shop/offer.service.server';
import { findPaymentMethod, methodName } from '../shop/payment-methods.server';
import { endMandateIn } from '../payments/mandate.server';
import type { SavedChoice, ShownSaved } from './saved-choice';

/** A saved method that is offered for a bundle, with the fee of its method. */
export type SavedOffer = MethodOffer & { saved: SavedChoice };

/** The member's saved methods that the bundle can be paid with here and now. */
export async function listSavedOffers(
  context: MemberContext,
  checkout: Checkout,
  bundle: { price: number },
): Promise<SavedOffer[]> {
  const offered = methodsFor(checkout, bundle);
  const rows = await listMandates(context.db, context.member.id);
  return rows.flatMap((row) => {
    const method = offered.find(({ id }) => id === row.method);
    return method && portOf(context, row) ? [{ ...method, saved: { id: row.id, label: row.label } }] : [];
  });
}

/**
 * The saved method with which the member wants to pay, and the account that has it. Throws 404 for one of someone else,
 * one that ended, and one of another method or of an account that the brand no longer uses.
 */
export async function getSaved(
  context: MemberContext,
  choice: { savedId: string; methodId: string },
): Promise<{ row: MandateRow; port: PaymentPort }> {
  const row = await findMandate(context.db, choice.savedId);
  const isOwn = row?.member_id === context.member.id && row.ended_at === null && row.method === choice.methodId;
  const port = row && isOwn ? portOf(context, row) : undefined;
  if (!row || !port) throw notFound();
  return { row, port };
}

/** The saved method with which an order was paid, or that was saved with it; null if it cannot be charged now. */
export async function findSavedOf(
  context: MemberContext,
  order: { id: string; mandate_id: string | null; method: string },
): Promise<SavedChoice | null> {
  const rows = await listMandates(context.db, context.member.id);
  const row =
    rows.find(({ id }) => id === order.mandate_id) ?? rows.find(({ purchase_id: orderId }) => orderId === order.id);
  return row?.method === order.method && portOf(context, row) ? { id: row.id, label: row.label } : null;
}

/** Whether the account that gets the next payment with this method can save it. */
export function canSave(context: BrandContext, methodId: string): boolean {
  const [port] = providersFor(context, methodId);
  return port !== undefined && port.saves.has(methodId as LivePaymentMethod);
}

/** All saved methods of the member, also those that cannot be used at the moment: each can be removed. */
export async function listSaved(context: MemberContext): Promise<ShownSaved[]> {
  const rows = await listMandates(context.db, context.member.id);
  const intl = context.texts(context.locale);
  return rows.map(({ id, method, label, created_at: savedAt }) => {
    const pictogram = findPaymentMethod(method)?.pictogram ?? 'card';
    return { id, label, name: methodName(intl, method), pictogram, savedAt };
  });
}

/** Removes a saved method for good, here and at the provider. Throws 404 for one of someone else. */
export async function removeSaved(context: MemberContext, id: string): Promise<void> {
  await transaction(context.db, async (tx) => {
    const row = await findMandate(tx, id);
    if (row?.member_id !== context.member.id) throw notFound();
    await endMandateIn(tx, context, row, 'member');
  });
}

/** The account that has the method, if the brand still uses it and it still takes such payments. */
function portOf(context: BrandContext, { provider, method }: MandateRow): PaymentPort | undefined {
  const port = openProviders(context).find(({ name }) => name === provider);
  return port?.methods.has(method as LivePaymentMethod) ? port : undefined;
}
