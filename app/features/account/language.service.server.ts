import { patchMember } from '~db/queries/member';
import type { Locale } from '~/i18n/locales';
import type { RequestContext } from '~/server/context.server';

/** A member's own choice of language is kept for mail and for other devices; a visitor's lives in the cookie alone. */
export async function rememberLanguage(
  context: Pick<RequestContext, 'db' | 'viewer'>,
  language: Locale,
): Promise<void> {
  if (context.viewer.kind !== 'member' || context.viewer.member.language === language) return;
  await patchMember(context.db, context.viewer.member.id, { language });
}
