import { transaction } from '~db/database';
import { getMember, lockMember } from '~db/queries/member';
import { saveSpendingLimit } from '~db/queries/spending-limit';
import { dismissSpendingNotice } from '~db/queries/spending-notice';
import { noteSetting } from '~/server/context/audit-notes';
import { brandDay, todayIn } from '~/server/context/calendar';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { HOUR, YEAR } from '~/time/durations';
import { notFound } from '../billing.errors';
import { findCheckout } from '../shop/offer.service.server';
import { writeAmount } from './amount';
import { pauseTooLong } from './limits.errors';
import type { LimitsInput } from './limits.schema.server';
import type { ShownLimits } from './shown-limits';
import {
  cancelled,
  changed,
  inForce,
  limitKinds,
  UNRESTRICTED,
  WAIT_MS,
  waiting,
  WINDOWS,
  type Restriction,
  type RestrictionKind,
  type StoredRestriction,
} from './own-limits';
import { findStored, spentReader, type Stored } from './own-limits.service.server';

/** A pause ends within a year and a day, so that a mistyped year locks nobody out for decades. */
const LONGEST_PAUSE_MS = YEAR + 24 * HOUR;

/** The data of the page of limits. */
export async function getLimits(context: MemberContext): Promise<ShownLimits> {
  const now = context.clock.now();
  const { db, member, tenant, locale } = context;
  const stored = await findStored(db, member.id);
  const { currency } = findCheckout(context).country;
  const spent = spentReader(context, stored);
  const limits = limitKinds.map(async (kind) => {
    const { value, currency: own } = inForce(stored[kind], now);
    const next = waiting(stored[kind], now);
    const typed = next ?? { value, currency: own };
    const used = own === null ? 0 : await spent({ kind, now, currency: own });
    return {
      kind,
      amount: value !== null && own !== null ? { value, currency: own, left: Math.max(0, value - used) } : null,
      waiting: next && { value: next.value, currency: next.currency, at: next.at },
      // An amount in another currency than that of the form is not typed into it.
      typed: typed.currency === currency ? writeAmount(typed.value, currency, locale) : '',
    };
  });
  const pausedUntil = inForce(stored.pause, now).value;
  const { days, times_usual, amounts } = tenant.spending_notice;
  return {
    currency,
    limits: await Promise.all(limits),
    pause:
      pausedUntil !== null && pausedUntil > now
        ? {
            until: pausedUntil,
            endsAt: waiting(stored.pause, now)?.at ?? null,
            // Within a day it ends by itself before it could end early.
            endable: pausedUntil > now + WAIT_MS,
          }
        : null,
    company: {
      name: tenant.company.name,
      agreed: inForce(stored.company, now).value !== null,
      endsAt: waiting(stored.company, now)?.at ?? null,
      confirmed: (await getMember(db, member.id)).activated_at !== null,
    },
    notice: { days, timesUsual: times_usual, amount: amounts[currency] ?? null, currency },
    days: { first: todayIn(now, tenant.time_zone), last: todayIn(now + YEAR, tenant.time_zone) },
  };
}

/** Changes what the form asks for; what restricts less comes after a day. */
export async function changeLimits(context: MemberContext, form: LimitsInput): Promise<void> {
  const now = context.clock.now();
  switch (form.intent) {
    case 'limits':
      if (!sells(context, form.currency)) throw notFound();
      return change(context, (stored) =>
        limitKinds.map((kind) => {
          const value = form.amounts[kind];
          const wanted = { value, currency: value === null ? null : form.currency };
          return [
            kind,
            isUntouched(stored[kind], wanted, now, form.currency)
              ? stored[kind]
              : changed(kind, stored[kind], wanted, now),
          ];
        }),
      );
    case 'pause': {
      const until = form.length === 'date' ? endOf(form.until, context.tenant.time_zone) : now + WINDOWS[form.length];
      if (until <= now || until > now + LONGEST_PAUSE_MS) throw pauseTooLong();
      return change(context, (stored) => {
        const current = inForce(stored.pause, now).value ?? 0;
        return [['pause', changed('pause', stored.pause, { value: Math.max(until, current), currency: null }, now)]];
      });
    }
    case 'end-pause':
      return change(context, (stored) => [['pause', changed('pause', stored.pause, NOTHING, now)]]);
    case 'company':
      return change(context, (stored) => {
        const agreedAt = inForce(stored.company, now).value;
        const wanted = form.agree ? { value: agreedAt ?? now, currency: null } : NOTHING;
        return [['company', changed('company', stored.company, wanted, now)]];
      });
    case 'cancel':
      return change(context, (stored) => [[form.kind, cancelled(stored[form.kind], now)]]);
    case 'dismiss':
      return dismissSpendingNotice(context.db, context.member.id, now);
  }
}

const NOTHING: Restriction = { value: null, currency: null };

/** Two tabs change one after the other: each sees what the other has stored. */
async function change(
  context: MemberContext,
  plan: (stored: Stored) => [kind: RestrictionKind, next: StoredRestriction][],
): Promise<void> {
  const { db, member, clock } = context;
  const changes = await transaction(db, async (tx) => {
    if ((await lockMember(tx, member.id))?.status === 'deleted') throw notFound();
    const stored = await findStored(tx, member.id);
    const next = plan(stored).filter(([kind, row]) => isOther(stored[kind], row));
    for (const [kind, { value, currency, next_value, next_currency, next_at }] of next) {
      const row = { value, currency, next_value, next_currency, next_at, changed_at: clock.now() };
      await saveSpendingLimit(tx, { member_id: member.id, kind, ...row });
    }
    return next;
  });
  for (const [kind, { value, next_at }] of changes) {
    const noted = { limit: kind, value: String(value), ...(next_at === null ? {} : { next_at: String(next_at) }) };
    await noteSetting(context, member.id, noted);
  }
}

const isOther = (a: StoredRestriction, b: StoredRestriction) =>
  (Object.keys(UNRESTRICTED) as (keyof StoredRestriction)[]).some((column) => a[column] !== b[column]);

/** An empty field says nothing about a limit in another currency, which it cannot show. */
function isUntouched(stored: StoredRestriction, wanted: Restriction, now: number, currency: string): boolean {
  const { value, currency: shown } = waiting(stored, now) ?? inForce(stored, now);
  return wanted.value === null && value !== null && shown !== currency;
}

const sells = ({ tenant }: BrandContext, currency: string) =>
  Object.values(tenant.markets).some((market) => market.currency === currency);

/** The end of a day, in the brand's time zone. */
function endOf(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // In every time zone one of these is within the day.
  const within = [12, 0, 23].map((hour) => midnight + hour * HOUR).find((at) => todayIn(at, timeZone) === day);
  return brandDay(within ?? midnight, timeZone).endsAt;
}
