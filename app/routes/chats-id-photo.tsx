import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { readRequestKey } from '~/features/chat/server/chat.schema.server';
import { getExtraPage } from '~/features/chat/conversation/conversation-pages.service.server';
import { sendPhotoIn } from '~/features/chat/photos/photo-message.service.server';
import { PhotoScreen } from '~/features/chat/photos/PhotoScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofConversation } from '~/server/response/path-parameters';
import { formProblem, invalidForm, memberContext, pageAction, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety', 'photos'] };

/** For pages without JavaScript; with it, photos are sent within the conversation. */
export const loader = pageLoader(ofConversation, ({ context, request, params }) =>
  getExtraPage(memberContext(context, request), 'photo', params.id),
);

/** The request body is the file and is read as a stream, so the request key is in the query string. */
export const action = pageAction(
  ofConversation,
  async ({ context, request, params }) => {
    const member = memberContext(context, request);
    const requestKey = readRequestKey(new URL(request.url).searchParams.get('key'));
    if (!requestKey) return invalidForm(formProblem({ key: [{ id: 'errors.invalid-value' }] }));
    await sendPhotoIn(request, member, { conversation: params.id, requestKey });
    return redirect(`/chats/${params.id}`, 303);
  },
  { echo: false },
);

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ChatsIdPhoto() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <PhotoScreen {...data} here={`${data.back}/photo`} problem={problem ?? null} />;
}
