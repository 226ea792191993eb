import { redirect } from '@remix-run/node';
import type { ZodType } from 'zod';
import { findConversationOfPair } from '~db/queries/conversation';
import { AppError } from '~/server/response/app-error';
import type { MemberContext } from '~/server/context/context.server';
import { invalidForm, parseForm } from '~/server/response/respond.server';
import { sendMessage, type Sending } from '../server/send.service.server';

export async function findBegun({ db, member }: MemberContext, memberId: string): Promise<string | undefined> {
  // A member has no conversation with themselves.
  return memberId === member.id ? undefined : (await findConversationOfPair(db, member.id, memberId))?.id;
}

/**
 * If sending fails because the conversation has begun meanwhile (in another tab), returns its id with `sent` false: its
 * page takes the same form, while the form's own page no longer exists and the typed text would be lost.
 */
export async function sendFirst(
  context: MemberContext,
  memberId: string,
  sending: Omit<Sending, 'to'>,
): Promise<{ conversation: string; sent: boolean }> {
  try {
    const { conversation } = await sendMessage(context, { to: { member: memberId }, ...sending });
    return { conversation: conversation.id, sent: true };
  } catch (error) {
    const begun = error instanceof AppError ? await findBegun(context, memberId) : undefined;
    if (!begun) throw error;
    return { conversation: begun, sent: false };
  }
}

/** If the conversation has begun meanwhile, redirects (307, with the body) to its `page`, which takes the same form. */
export async function respondToFirstForm(context: MemberContext, { request, memberId, schema, page = '' }: FirstForm) {
  const form = await parseForm(request, schema);
  if (!form.ok) {
    const begun = await findBegun(context, memberId);
    return begun ? redirect(`/chats/${begun}${page}`, 307) : invalidForm(form.problem);
  }
  const { conversation, sent } = await sendFirst(context, memberId, form.value);
  return sent ? redirect(`/chats/${conversation}`, 303) : redirect(`/chats/${conversation}${page}`, 307);
}

interface FirstForm {
  request: Request;
  memberId: string;
  schema: ZodType<Omit<Sending, 'to'>>;
  page?: '' | '/gift';
}
