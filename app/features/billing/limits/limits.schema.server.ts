import { z } from 'zod';
import { messageId } from '~/i18n/message-id';
import { isDay } from '~/server/context/calendar';
import { limitKinds, pauseLengths, type LimitKind, type RestrictionKind } from './own-limits';
import { readAmount } from './amount';

const WRONG = 'errors.invalid-value';
const texts = { amount: messageId('billing.limits-amount-wrong'), day: messageId('billing.limits-day-wrong') };

const kinds = [...limitKinds, 'pause', 'company'] as const satisfies readonly RestrictionKind[];

const typed = z.string().max(40, texts.amount).default('').describe('Such as 49.90; empty for no limit.');

/** The forms of the page of limits. */
export const limitsSchema = z.discriminatedUnion(
  'intent',
  [
    z
      .object({
        intent: z.literal('limits'),
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, WRONG)
          .describe('The currency of the amounts.'),
        day: typed,
        week: typed,
        month: typed,
      })
      .transform(({ intent, currency, ...amounts }, ctx) => {
        const read = {} as Record<LimitKind, number | null>;
        for (const kind of limitKinds) {
          const amount = readAmount(amounts[kind], currency);
          if (amount === undefined) ctx.addIssue({ code: 'custom', path: [kind], message: texts.amount });
          else read[kind] = amount;
        }
        return { intent, currency, amounts: read };
      }),
    z
      .object({
        intent: z.literal('pause'),
        length: z.enum(pauseLengths, WRONG),
        until: z.string().max(10, texts.day).default('').describe('YYYY-MM-DD, for `date`.'),
      })
      .refine(({ length, until }) => length !== 'date' || isDay(until), { path: ['until'], message: texts.day }),
    z.object({ intent: z.literal('end-pause') }),
    z.object({ intent: z.literal('company'), agree: z.literal('on', WRONG).optional() }),
    z.object({ intent: z.literal('cancel'), kind: z.enum(kinds, WRONG) }),
    z.object({ intent: z.literal('dismiss'), next: z.string().max(2000, WRONG).default('') }),
  ],
  WRONG,
);
export type LimitsInput = z.output<typeof limitsSchema>;
