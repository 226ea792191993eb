import { defineRefusal } from '~/server/app-error';

/** 403 without the authentication flag: who is blocked stays logged in. Carries `name`. */
export const blockedBy = defineRefusal('members.blocked-by', 403);
