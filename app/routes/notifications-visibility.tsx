import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { VisibilityScreen } from '~/features/account/settings/VisibilityScreen';
import { visibilityForm } from '~/features/account/account.schema.server';
import { findVisitorsChoice } from '~/features/profiles/consents/consents.service.server';
import { saveVisibility } from '~/features/profiles/consents/visibility-page.service.server';
import { VisitorsFields } from '~/features/profiles/consents/VisitorsFields';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'consents'] };

export const loader = pageLoader(async ({ context, request }) => {
  const member = memberContext(context, request);
  const notice = new URL(request.url).searchParams.get('notice');
  return {
    invisible: member.member.invisible,
    visitors: await findVisitorsChoice(member),
    saved: notice === 'saved',
    changed: notice === 'changed',
    title: context.texts(context.locale).formatMessage({ id: 'settings.visibility-title' }),
    brand: context.tenant.name,
  };
});

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, visibilityForm);
  if (!form.ok) return invalidForm(form.problem);
  const { seen_by: seenBy, version, invisible } = form.value;
  const notice = await saveVisibility(member, { seenBy, version, invisible });
  return redirect(`/notifications/visibility?notice=${notice}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsVisibility() {
  const { visitors, changed, ...settings } = useLoaderData<typeof loader>();
  return (
    <VisibilityScreen {...settings}>
      <VisitorsFields choice={visitors} changed={changed} />
    </VisibilityScreen>
  );
}
