import { MandateEnded, Rejected } from '../../provider-errors';
import type { SavedMethod } from '../payment-port';
import { PROVIDER, type AskMollie } from './mollie-client';

/** Waits for what was asked about a saved method. Throws `MandateEnded` if Mollie no longer has it, or its customer. */
export async function ofSaved<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (!isAboutMandate(error)) throw error;
    throw new MandateEnded(PROVIDER, 'the method is not saved any more', { cause: error });
  }
}

const GONE: ReadonlySet<unknown> = new Set([404, 410]);
const FIELDS: ReadonlySet<unknown> = new Set(['mandateId', 'customerId']);

function isAboutMandate(error: unknown): boolean {
  const cause: { statusCode?: unknown; field?: unknown } = (error instanceof Rejected ? error.cause : undefined) ?? {};
  return GONE.has(cause.statusCode) || FIELDS.has(cause.field);
}

export async function revokeMandate(ask: AskMollie, { customerReference, reference }: SavedMethod): Promise<void> {
  try {
    await ask((client) => client.customerMandates.revoke(reference, { customerId: customerReference }));
  } catch (error) {
    // Revoked before, or unknown.
    if (!(error instanceof Rejected)) throw error;
  }
}
