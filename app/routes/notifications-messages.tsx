import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { messagesSettingsForm } from '~/features/notifications/settings/messages-settings.schema.server';
import {
  changeMessagesSettings,
  findMessagesSettings,
} from '~/features/notifications/settings/messages-settings.service.server';
import { MessagesScreen } from '~/features/notifications/settings/MessagesScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'push'] };

export const loader = pageLoader(async ({ context, request }) => ({
  settings: await findMessagesSettings(memberContext(context, request)),
  saved: new URL(request.url).searchParams.get('notice') === 'saved',
  title: context.texts(context.locale).formatMessage({ id: 'settings.messages-title' }),
  brand: context.tenant.name,
}));

/** A form does not contain a switch that is off, so all switches are always saved together. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, messagesSettingsForm);
  if (!form.ok) return invalidForm(form.problem);
  await changeMessagesSettings(member, form.value);
  return redirect('/notifications/messages?notice=saved', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsMessages() {
  return <MessagesScreen {...useLoaderData<typeof loader>()} />;
}
