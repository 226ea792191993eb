import { defineHook, type Hook } from '~/server/context/hooks';
import type { ServiceContext } from '~/server/context/context.server';

/** Others see the profile of this member from now on: what waited for it goes on its way. */
export const onProfileShown: Hook<[context: ServiceContext, memberId: string]> = defineHook('account.profile-shown');
