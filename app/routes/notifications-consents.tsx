import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { consentSchema } from '~/features/profiles/consents/consents.schema.server';
import { listConsents, sayConsent } from '~/features/profiles/consents/consents.service.server';
import { ConsentsScreen } from '~/features/profiles/consents/ConsentsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'consents'] };

const NOTICES = ['saved', 'changed'] as const;

/** What the member has agreed to, and may take back. */
export const loader = pageLoader(async ({ context, request }) => {
  const noticeParam = new URL(request.url).searchParams.get('notice');
  return {
    ...(await listConsents(memberContext(context, request))),
    notice: NOTICES.find((notice) => notice === noticeParam) ?? null,
    title: context.texts(context.locale).formatMessage({ id: 'settings.consents-title' }),
    brand: context.tenant.name,
  };
});

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, consentSchema);
  if (!form.ok) return invalidForm(form.problem);
  return redirect(`/notifications/consents?notice=${await sayConsent(member, form.value)}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsConsents() {
  return <ConsentsScreen {...useLoaderData<typeof loader>()} />;
}
