import { patchMember } from '~db/queries/member';
import { isMember } from '~/contract/actor';
import type { Locale } from '~/i18n/locales';
import { noteSetting } from '~/server/context/audit-notes';
import type { RequestContext } from '~/server/context/context.server';

/** Stores a member's choice of language for mail and other devices; a visitor's choice is only in the cookie. */
export async function rememberLanguage(context: RequestContext, language: Locale): Promise<void> {
  if (!isMember(context.viewer) || context.viewer.member.language === language) return;
  const { id } = context.viewer.member;
  await patchMember(context.db, id, { language });
  await noteSetting(context, id, { language });
}
