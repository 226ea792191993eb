import { patchMember } from '~db/queries/member';
import type { Locale } from '~/i18n/locales';
import { noteSetting } from '~/server/context/audit-notes';
import type { RequestContext } from '~/server/context/context.server';

/** A member's own choice of language is kept for mail and for other devices; a visitor's lives in the cookie alone. */
export async function rememberLanguage(context: RequestContext, language: Locale): Promise<void> {
  if (context.viewer.kind !== 'member' || context.viewer.member.language === language) return;
  const { id } = context.viewer.member;
  await patchMember(context.db, id, { language });
  await noteSetting(context, id, { language });
}
