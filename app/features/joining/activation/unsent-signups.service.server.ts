import { deleteGivenUpOutbox } from '~db/queries/outbox';
import type { ServiceContext } from '~/server/context/context.server';
import { ACTIVATION_DAYS } from './signup-mails.server';
import type { SignupMailTopic } from './signup-outbox.server';

const DAY = 24 * 60 * 60 * 1000;
const PIECE = 200;

/**
 * Forgets mails about a signup that were given up, once their links could be followed no longer: they may hold a whole
 * signup, words and password hash, for somebody whom nothing reached. Answers how many; 0 when none is left.
 */
export function forgetUnsentSignups({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<number> {
  const topic: SignupMailTopic = 'account.activation-mail';
  return deleteGivenUpOutbox(db, { topic, before: clock.now() - ACTIVATION_DAYS * DAY, limit: PIECE });
}
