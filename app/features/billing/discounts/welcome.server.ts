import type { MemberCode } from '../shop/discount.server';

/** Spec section 9: the code of the time bonus, its value and its window from signup. */
export const TIME_BONUS_CODE = 'TIMEBONUS25';
export const TIME_BONUS_SECONDS = 14_400;
/** Spec section 9: the welcome discount, a time-limited offer for the first purchase. */
export const WELCOME_CODE = 'WELCOME25';
export const WELCOME_SECONDS = 7 * 86_400;

/** The default terms of a code. */
export const ANY_ORDER = {
  country: null,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  first_order: 0,
  paymentmethods: '[]',
} as const;

/** Both welcome offers: once for each new member who has not bought anything, and from signup on. */
export function welcomeCode(
  code: typeof TIME_BONUS_CODE | typeof WELCOME_CODE,
  member: { id: string; signupDate: number },
): MemberCode & { expires: number } {
  const seconds = code === TIME_BONUS_CODE ? TIME_BONUS_SECONDS : WELCOME_SECONDS;
  return {
    ...ANY_ORDER,
    code,
    user_id: member.id,
    kind: 'welcome',
    announced_at: member.signupDate,
    expires: member.signupDate + seconds * 1000,
    value_percentage: 2500,
    validity: 'once-per-user',
    first_order: 1,
  };
}
