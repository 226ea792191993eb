import { deleteGivenUpOutbox } from '~db/queries/outbox';
import type { ServiceContext } from '~/server/context/context.server';
import { ACTIVATION_DAYS } from './signup-mails.server';
import type { SignupMailTopic } from './signup-outbox.server';

const DAY = 24 * 60 * 60 * 1000;
const PIECE = 200;

/**
 * Deletes mails about signups that were given up, once their links would have expired: they may contain a whole signup
 * with text and password hash. Returns how many were deleted; 0 when none is left.
 */
export function forgetUnsentSignups({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const topic: SignupMailTopic = 'account.activation-mail';
  return deleteGivenUpOutbox(db, { topic, before: clock.now() - ACTIVATION_DAYS * DAY, limit: PIECE });
}
