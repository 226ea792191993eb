import { deleteGivenUpOutbox } from '~db/queries/outbox';
import type { BrandContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { ACTIVATION_DAYS } from './signup-mails';
import type { SignupMailTopic } from '../signup/signup-outbox.server';

const PIECE = 200;

/** Deletes mails of given-up signups once their links would have expired. Returns how many. */
export function forgetUnsentSignups({ db, clock }: Pick<BrandContext, 'db' | 'clock'>): Promise<number> {
  const topic: SignupMailTopic = 'account.activation-mail';
  return deleteGivenUpOutbox(db, { topic, before: clock.now() - ACTIVATION_DAYS * DAY, limit: PIECE });
}
