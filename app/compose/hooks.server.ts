import * as accountHooks from '~/features/account/account.hooks.server';
import { deliverPendingIn, returnUndeliveredIn } from '~/features/chat/server/chat.service.server';
import { endPhotoChecksIn } from '~/features/photos/check/photo-check.service.server';
import * as profileHooks from '~/features/profiles/profiles.hooks.server';
import { openHooks, when, type Hook, type Hooks } from '~/server/context/hooks';
import { giveSignupLikesIn } from '~/features/likes/likes.service.server';

export const featureHooks: readonly Hook<readonly unknown[]>[] = [
  ...Object.values(accountHooks),
  ...Object.values(profileHooks),
];

/** Registers what the higher features do in the same transaction. */
export function openFeatureHooks(): Hooks {
  return openHooks(featureHooks, [
    // First the messages in both directions, then the likes given during signup.
    when(accountHooks.onProfileShown, deliverPendingIn, giveSignupLikesIn),
    when(accountHooks.onAccountReplaced, returnUndeliveredIn),
    when(profileHooks.onPhotoCheckWithdrawn, endPhotoChecksIn),
  ]);
}
