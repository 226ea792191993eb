import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { likeForm } from '~/features/chat/comment/comment.schema.server';
import { findLikePage, likeWithComment } from '~/features/chat/comment/comment.service.server';
import { LikeScreen } from '~/features/chat/comment/LikeScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofMember } from '~/server/response/path-parameters';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

/** Likes one photo or line of a profile, with or without a comment; `?on=` names it. */
export const loader = pageLoader(ofMember, ({ context, request, params }) => {
  const on = new URL(request.url).searchParams.get('on');
  return findLikePage(memberContext(context, request), params.id, on);
});

export const action = pageAction(ofMember, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, likeForm(context.tenant.message_length));
  if (!form.ok) return invalidForm(form.problem);
  const done = await likeWithComment(member, params.id, form.value);
  if (done.conversation !== null) return redirect(`/chats/${done.conversation}`, 303);
  return redirect(`/members/${params.id}${done.newMatch ? '?match=1' : ''}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MembersIdLike() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <LikeScreen {...data} problem={problem ?? null} />;
}
