import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { invisibleForm } from '~/features/account/account.schema.server';
import { changeInvisible } from '~/features/account/settings/visibility.service.server';
import { VisibilityScreen } from '~/features/account/settings/VisibilityScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings'] };

export const loader = pageLoader(({ context, request }) =>
  Promise.resolve({
    invisible: memberContext(context, request).member.invisible,
    saved: new URL(request.url).searchParams.get('notice') === 'saved',
    title: context.texts(context.locale).formatMessage({ id: 'settings.visibility-title' }),
    brand: context.tenant.name,
  }),
);

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, invisibleForm);
  if (!form.ok) return invalidForm(form.problem);
  await changeInvisible(member, form.value.invisible);
  return redirect('/notifications/visibility?notice=saved', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsVisibility() {
  return <VisibilityScreen {...useLoaderData<typeof loader>()} />;
}
