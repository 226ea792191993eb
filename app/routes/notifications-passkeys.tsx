import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { addPasskey, beginPasskey } from '~/features/account/passkeys/add-passkey.service.server';
import {
  listOwnPasskeys,
  removePasskey,
  renameOwnPasskey,
} from '~/features/account/passkeys/passkey-list.service.server';
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
const shown = (notice: 'added' | 'renamed' | 'removed') => redirect(`/notifications/passkeys?notice=${notice}`, 303);

export const action = pageAction(async ({ context, request }) => {
  // A form with a password is never held until after a login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, passkeysSchema);
  if (!form.ok) return invalidForm(form.problem);
  switch (form.value.intent) {
    case 'begin': {
      const options = await beginPasskey(member, form.value.password);
      return options ? data(options) : invalidForm(wrongPassword);
    }
    case 'add':
      await addPasskey(member, form.value.answer);
      return shown('added');
    case 'rename':
      await renameOwnPasskey(member, form.value.passkey, form.value.name);
      return shown('renamed');
    case 'remove':
      await removePasskey(member, form.value.passkey);
      if (form.value.back === 'password') return redirect('/notifications/password?notice=passkey-removed', 303);
      return shown('removed');
  }
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsPasskeys() {
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return <PasskeysScreen {...useLoaderData<typeof loader>()} problem={problem} />;
}
