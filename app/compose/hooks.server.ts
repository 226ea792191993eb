import * as accountHooks from '~/features/account/account.hooks.server';
import * as billingHooks from '~/features/billing/billing.hooks.server';
import { followOrderIn } from '~/features/billing/limits/follow-order.service.server';
import { applyMoneyBackIn } from '~/features/billing/returning/money-back.service.server';
import { settleOpenAmountIn } from '~/features/billing/returning/settle-open.service.server';
import { deliverPendingIn, returnUndeliveredIn } from '~/features/chat/server/chat.service.server';
import { endPhotoChecksIn } from '~/features/photos/check/photo-check.service.server';
import * as profileHooks from '~/features/profiles/profiles.hooks.server';
import { openHooks, when, type Hook, type Hooks } from '~/server/context/hooks';
import { giveSignupLikesIn } from '~/features/likes/likes.service.server';

export const featureHooks: readonly Hook<readonly unknown[]>[] = [
  ...Object.values(accountHooks),
  ...Object.values(billingHooks),
  ...Object.values(profileHooks),
];

/** Registers what higher features, and the higher tasks of a feature, do in the same transaction. */
export function openFeatureHooks(): Hooks {
  return openHooks(featureHooks, [
    // First the messages in both directions, then the likes given during signup.
    when(accountHooks.onProfileShown, deliverPendingIn, giveSignupLikesIn),
    when(accountHooks.onAccountReplaced, returnUndeliveredIn),
    when(billingHooks.onOrderMoved, followOrderIn),
    when(billingHooks.onOrderCompleted, settleOpenAmountIn),
    when(billingHooks.onMoneyBack, applyMoneyBackIn),
    when(profileHooks.onPhotoCheckWithdrawn, endPhotoChecksIn),
  ]);
}
