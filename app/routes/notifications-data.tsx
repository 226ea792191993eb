import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { exportSchema } from '~/features/leaving/export/export.schema.server';
import { askForExport, findOwnExport } from '~/features/leaving/export/export.service.server';
import { ExportScreen } from '~/features/leaving/export/ExportScreen';
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

export const handle = { messages: ['export', 'settings', 'errors'] };

/** The archive of the member's own data. */
export const loader = pageLoader(async ({ context, request }) => ({
  archive: await findOwnExport(memberContext(context, request)),
  title: context.texts(context.locale).formatMessage({ id: 'settings.data-title' }),
  brand: context.tenant.name,
}));

export const action = pageAction(async ({ context, request }) => {
  // A form with a password is never held until after a login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, exportSchema);
  if (!form.ok) return invalidForm(form.problem);
  const outcome = await askForExport(member, form.value);
  if (outcome === 'wrong') return invalidForm(formProblem({ password: [{ id: messageId('export.wrong-password') }] }));
  // The page itself says that one is being made, or that there were enough.
  return redirect('/notifications/data', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsData() {
  const problem = useActionData<FormProblem>() ?? null;
  return <ExportScreen archive={useLoaderData<typeof loader>().archive} problem={problem} />;
}
