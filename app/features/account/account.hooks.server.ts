import { defineHook, type Hook } from '~/server/context/hooks';
import type { BrandContext } from '~/server/context/context.server';

/** The member's profile becomes visible to others: pending messages are delivered. */
export const onProfileShown: Hook<[context: BrandContext, memberId: string]> = defineHook('account.profile-shown');

/** An account that was never confirmed gave its e-mail address to the owner of the mailbox and ended. */
export const onAccountReplaced: Hook<[context: BrandContext, memberId: string]> =
  defineHook('account.account-replaced');
