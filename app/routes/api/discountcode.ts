import { z } from 'zod';
import type { DiscountCodeResponse } from '~/contract/discount-code';
import { findCheckout } from '~/features/billing/checkout/checkout.service.server';
import { findCode } from '~/features/billing/discounts/codes.service.server';
import { toDiscountCodeResponse } from '~/features/billing/discounts/discount-code-response.server';
import { announceWelcome } from '~/features/billing/discounts/offers.service.server';
import { apiMember, apiQuery, apiRoute } from '~/server/response/api.server';

const discountCodeQuery = z.object({
  welcome: z.literal('true', 'errors.invalid-value').optional(),
  code: z.string().max(200, 'errors.invalid-value').default(''),
});

/**
 * GET /api/discountcode.php?welcome=true: the offer for new members, which is the time bonus while it runs, or else the
 * welcome code, or null. ?code=: a code that the member could use in an order.
 */
const route = apiRoute<'/api/discountcode.php'>({
  GET: async ({ context, query }): Promise<DiscountCodeResponse> => {
    const member = apiMember(context);
    const { welcome, code: typed } = apiQuery(query, discountCodeQuery);
    const code = welcome ? await announceWelcome(member) : await findCode(member, typed, findCheckout(context).country);
    return code && toDiscountCodeResponse(code, context.clock.now());
  },
});

export const loader = route.loader;
export const action = route.action;
