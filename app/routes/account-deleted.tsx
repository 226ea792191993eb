import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import { resetRequestSchema } from '~/features/account/credentials/credentials.schema.server';
import { AccountDeleted } from '~/features/leaving/certificate/AccountDeleted';
import { askToReturn } from '~/features/leaving/leave/ask-to-return.service.server';
import { getDeletedPage } from '~/features/leaving/leave/deleted-page.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'errors', 'leaving'] };

/** The URL contains the code of the certificate, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** After a deletion, and the page of its certificate. */
export const loader = pageLoader(async ({ context, request }) => {
  const query = new URL(request.url).searchParams;
  const input = { code: query.get('certificate'), link: query.get('link'), sent: query.has('sent') };
  const page = { ...(await getDeletedPage(context, input)), details: query.has('details') };
  // Anyone who is logged in has an account, and may look for the way to delete it.
  if (!page.certificate && !page.expired && isMember(context.viewer)) throw redirect('/notifications/leave');
  return page;
});

/** Sends the link to take an account back once more. */
export const action = pageAction(async ({ context, request }) => {
  const form = await parseForm(request, resetRequestSchema);
  if (!form.ok) return invalidForm(form.problem);
  await askToReturn(context, form.value.email);
  return redirect('/account-deleted?sent=1', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function AccountDeletedPage() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return <AccountDeleted {...page} problem={problem} />;
}
