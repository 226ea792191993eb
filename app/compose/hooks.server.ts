import * as accountHooks from '~/features/account/account.hooks.server';
import { deliverWaitingIn } from '~/features/chat/server/chat.service.server';
import { giveSignupLikesIn } from '~/features/likes/signup-likes.service.server';
import { openHooks, when, type Hook, type Hooks } from '~/server/context/hooks';

/** Every hook that a feature declares. */
export const featureHooks: readonly Hook<readonly unknown[]>[] = Object.values(accountHooks);

/** What the features above do in the same transaction. */
export function openFeatureHooks(): Hooks {
  return openHooks(featureHooks, [
    // Messages both ways, then the likes of the signup.
    when(accountHooks.onProfileShown, deliverWaitingIn, giveSignupLikesIn),
  ]);
}
