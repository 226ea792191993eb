import type { DiscountCodeResponse } from '~/contract/discount-code';
import { EVERYBODY } from '~db/queries/discount-code';
import { methodDiscounts, type MemberCode } from '../shop/discount.server';

type Described = NonNullable<DiscountCodeResponse>;

/** Percentages are stored in hundredths. */
const percent = (hundredths: number) => hundredths / 100;

export function toDiscountCodeResponse(code: MemberCode, now: number): Described {
  return {
    code: code.code,
    country: code.country as Described['country'],
    user_id: code.user_id === EVERYBODY ? null : code.user_id,
    expires: code.expires,
    value_percentage: percent(code.value_percentage),
    currency: code.currency as Described['currency'],
    minimum_order_value: code.minimum_order_value,
    status: code.status,
    validity: code.validity,
    expired: code.expires !== null && code.expires <= now,
    paymentmethods: methodDiscounts(code).map(({ percentage, ...method }) => ({
      ...method,
      percentage: percentage === null ? null : percent(percentage),
    })),
    now,
  };
}
