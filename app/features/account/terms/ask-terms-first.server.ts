import { redirect } from '@remix-run/node';
import type { MemberContext } from '~/server/context/context.server';
import { findTermsQuestion } from './terms.service.server';

/** Guards a page on which someone would order: new terms that apply lead to their question, and from there back. */
export async function askTermsFirst(context: MemberContext, request: Request): Promise<void> {
  if (!(await findTermsQuestion(context, context.member))?.due) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/notifications/terms?next=${encodeURIComponent(pathname + search)}`);
}
