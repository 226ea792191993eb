import { redirect } from '@remix-run/node';
import type { ZodType } from 'zod';
import type { MemberContext } from '~/server/context/context.server';
import { invalidForm, parseForm } from '~/server/response/respond.server';
import type { Sending } from '../server/send.service.server';
import { findBegun, sendFirst } from './first-form.service.server';

/**
 * Responds to a form that begins a conversation. If the conversation has begun meanwhile, redirects with method and
 * body kept (307) to `page` of that conversation, which takes the same form.
 */
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
