import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { endSessionSchema } from '~/features/account/account.schema.server';
import {
  endOneSession,
  endOtherSessions,
  listOwnSessions,
} from '~/features/account/sessions/session-list.service.server';
import { SettingsScreen } from '~/features/account/sessions/SettingsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['account'] };

/** The settings screen, which lists the member's sessions. */
export const loader = pageLoader(async ({ context, request }) => ({
  sessions: await listOwnSessions(memberContext(context, request)),
  ended: new URL(request.url).searchParams.get('notice') === 'ended',
  title: context.texts(context.locale).formatMessage({ id: 'account.settings' }),
  brand: context.tenant.name,
}));

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, endSessionSchema);
  if (!form.ok) return invalidForm(form.problem);
  if (form.value.end === 'others') await endOtherSessions(member);
  else await endOneSession(member, form.value.session);
  return redirect('/notifications?notice=ended', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Notifications() {
  return <SettingsScreen {...useLoaderData<typeof loader>()} />;
}
