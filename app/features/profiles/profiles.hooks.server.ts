import { defineHook, type Hook } from '~/server/context/hooks';
import type { MemberContext } from '~/server/context/context.server';

/** A member took the consent to the check of their photo back: the mark and the pictures go in the same transaction. */
export const onPhotoCheckWithdrawn: Hook<[context: MemberContext, memberId: string]> = defineHook(
  'profiles.photo-check-withdrawn',
);
