import { z } from 'zod';
import { PASSWORD_TYPED } from '~/features/account/password-bounds';
import { LEAVE_WORDS_MAX, leaveReasons } from './leave-reasons';

const WRONG = 'errors.invalid-value';

const why = {
  /** Nobody has to give a reason. */
  reason: z.union([z.enum(leaveReasons), z.literal('')], WRONG).default(''),
  words: z.string().max(LEAVE_WORDS_MAX, WRONG).default(''),
};

/** The forms of the page: leave, have a link mailed instead, or stay with the offer. */
export const leaveSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('leave'), password: z.string().max(PASSWORD_TYPED, WRONG).default(''), ...why }),
    z.object({ intent: z.literal('mail'), ...why }),
    z.object({ intent: z.literal('stay') }),
  ],
  WRONG,
);
export type LeaveForm = z.output<typeof leaveSchema>;
