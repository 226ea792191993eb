import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { listOwnPasskeys } from '~/features/account/passkeys/passkey-list.service.server';
import { submitPasskeysForm } from '~/features/account/passkeys/passkeys-page.service.server';
import { passkeysSchema } from '~/features/account/passkeys/passkeys.schema.server';
import { PasskeysScreen } from '~/features/account/passkeys/PasskeysScreen';
import { messageId } from '~/i18n/message-id';
import { unindexedPageMeta } from '~/page/page-meta';
import {
  formProblem,
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
} from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials', 'passkeys', 'settings', 'errors'] };

export const loader = pageLoader(async ({ context, request }) => ({
  ...(await listOwnPasskeys(memberContext(context, request))),
  notice: new URL(request.url).searchParams.get('notice'),
  title: context.texts(context.locale).formatMessage({ id: 'settings.passkeys-title' }),
  brand: context.tenant.name,
}));

const wrongPassword = formProblem({ password: [{ id: messageId('account.old-password-wrong') }] });

export const action = pageAction(async ({ context, request }) => {
  // A form with a password is never held until after a login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, passkeysSchema);
  if (!form.ok) return invalidForm(form.problem);
  const done = await submitPasskeysForm(member, form.value);
  if (done.shown === 'options') return data(done.options);
  if (done.shown === 'wrong-password') return invalidForm(wrongPassword);
  if (form.value.intent === 'remove' && form.value.back === 'password')
    return redirect('/notifications/password?notice=passkey-removed', 303);
  return redirect(`/notifications/passkeys?notice=${done.shown}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsPasskeys() {
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return <PasskeysScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
