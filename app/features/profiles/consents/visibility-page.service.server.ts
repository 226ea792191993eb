import { changeInvisible } from '~/features/account/settings/visibility.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { sayConsent } from './consents.service.server';

export interface ChosenVisibility {
  /** Who may see the profile; undefined where the brand does not ask. */
  seenBy: 'members' | 'visitors' | undefined;
  /** Of the text that asked. */
  version: string;
  invisible: boolean;
}

/** 'changed': the text is another one than the member has read, so who may see them was not recorded. */
export async function saveVisibility(
  context: MemberContext,
  { seenBy, version, invisible }: ChosenVisibility,
): Promise<'saved' | 'changed'> {
  const consent = { kind: 'member_landing', given: seenBy === 'visitors', version } as const;
  const notice = seenBy === undefined ? 'saved' : await sayConsent(context, consent);
  if (invisible !== context.member.invisible) await changeInvisible(context, invisible);
  return notice;
}
