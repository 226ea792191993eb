import {
  listPromotions,
  listPromotionsAmong,
  promotionTermsOf,
} from '~/features/billing/discounts/promotions.service.server';
import { localTime } from '~/features/notifications/local-time';
import { todayIn } from '~/server/context/calendar';
import { DAY } from '~/time/durations';
import { promotionMail, promotionPush } from './promotion-mail';
import type { Round } from './round.service.server';
import type { FindTold } from './send-round.server';

/** An offer is told for so long; later members meet it where they buy. */
const TOLD_MS = 14 * DAY;
/** Too late to be told of an end: quiet hours may pass before the mail is read. */
const LAST_MS = DAY;
/** New members have an offer of their own. */
const NEW_MS = 7 * DAY;
const FROM_HOUR = 10;

/** Each promotion once to each member who can use it. */
export const promotionRound: Round = {
  type: 'promotions',
  due({ clock, tenant }) {
    const { hour } = localTime(clock.now(), tenant.time_zone);
    return hour >= FROM_HOUR ? todayIn(clock.now(), tenant.time_zone) : null;
  },
  async subjects(context, members) {
    const now = context.clock.now();
    const those = members.filter(({ status, signup_date }) => status === 'active' && signup_date <= now - NEW_MS);
    const subjects = new Map<string, string>();
    for (const [memberId, codes] of await listPromotionsAmong(context, those)) {
      const announced = codes.find(
        ({ announced_at, expires }) => announced_at > now - TOLD_MS && (expires === null || expires > now + LAST_MS),
      );
      if (announced) subjects.set(memberId, announced.code);
    }
    return subjects;
  },
};

/** Several offers that waited for the same morning are one mail. One that has ended or was used meanwhile is left out. */
export const findPromotion: FindTold = async (context, member, subjects) => {
  const { tenant, origin } = context;
  const codes = (await listPromotions(context, member)).filter(({ code }) => subjects.includes(code));
  if (codes.length === 0) return null;
  const terms = codes.map(promotionTermsOf);
  return {
    subjects: codes.map(({ code }) => code),
    mail: (intl) => promotionMail(tenant, intl, { name: member.name, origin, terms }),
    push: (intl) => promotionPush(intl, terms),
  };
};
