import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { changeChatSettings, findChatSettings } from '~/features/chat/settings/chat-settings.service.server';
import { settingsForm } from '~/features/chat/server/chat.schema.server';
import { ChatSettings } from '~/features/chat/settings/ChatSettings';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat'] };

export const loader = pageLoader(async ({ context, request }) => {
  const settings = await findChatSettings(memberContext(context, request));
  const saved = new URL(request.url).searchParams.get('notice') === 'saved';
  const title = context.texts(context.locale).formatMessage({ id: 'chat.settings' });
  return { settings, saved, title, brand: context.tenant.name };
});

/** A form does not contain a switch that is off, so both settings are always saved together. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, settingsForm);
  if (!form.ok) return invalidForm(form.problem);
  await changeChatSettings(member, form.value);
  return redirect('/chats/settings?notice=saved', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ChatsSettings() {
  return <ChatSettings {...useLoaderData<typeof loader>()} />;
}
