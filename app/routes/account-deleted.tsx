import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { resetRequestSchema } from '~/features/account/credentials/credentials.schema.server';
import { AccountDeleted } from '~/features/leaving/certificate/AccountDeleted';
import { findCertificate } from '~/features/leaving/certificate/certificate.service.server';
import { askToReturn } from '~/features/leaving/leave/ask-to-return.service.server';
import { isTooLate } from '~/features/leaving/leave/reactivation.service.server';
import { messageId } from '~/i18n/message-id';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'errors', 'leaving'] };

/** The URL contains the code of the certificate, so no Referer may carry it elsewhere. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

/** After a deletion, and the page of its certificate. Only a certificate makes it say that something was deleted, and only a link that
 * came too late that it did. */
export const loader = pageLoader(async ({ context, request }) => {
  const query = new URL(request.url).searchParams;
  const certificate = await findCertificate(context, query.get('certificate'));
  const expired = await isTooLate(context, query.get('link'));
  // Whoever is logged in has an account, and may look for the way to delete it.
  if (!certificate && !expired && context.viewer.kind === 'member') throw redirect('/notifications/leave');
  const id = certificate ? messageId('leaving.deleted-title') : messageId('leaving.unproved-title');
  return {
    title: context.texts(context.locale).formatMessage({ id }),
    brand: context.tenant.name,
    certificate,
    expired,
    sent: query.has('sent'),
  };
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
