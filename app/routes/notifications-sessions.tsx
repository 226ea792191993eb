import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { endSessionSchema } from '~/features/account/account.schema.server';
import {
  endOneSession,
  endOtherSessions,
  listOwnSessions,
} from '~/features/account/sessions/session-list.service.server';
import { SessionsScreen } from '~/features/account/sessions/SessionsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings'] };

/** The member's sessions, each of which can be ended. */
export const loader = pageLoader(async ({ context, request }) => ({
  sessions: await listOwnSessions(memberContext(context, request)),
  ended: new URL(request.url).searchParams.get('notice') === 'ended',
  title: context.texts(context.locale).formatMessage({ id: 'settings.sessions-title' }),
  brand: context.tenant.name,
}));

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, endSessionSchema);
  if (!form.ok) return invalidForm(form.problem);
  if (form.value.end === 'others') await endOtherSessions(member);
  else await endOneSession(member, form.value.session);
  return redirect('/notifications/sessions?notice=ended', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsSessions() {
  return <SessionsScreen {...useLoaderData<typeof loader>()} />;
}
