import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { complaintSchema } from '~/features/safety/cases/case.schema.server';
import { sendComplaint } from '~/features/safety/cases/case.service.server';
import { ComplaintScreen } from '~/features/safety/cases/ComplaintScreen';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['legal', 'safety', 'account'] };

export const loader = pageLoader(({ context, request }) => {
  const { formatMessage } = context.texts(context.locale);
  return {
    title: formatMessage({ id: messageId('legal.complaint-title') }),
    description: formatMessage({ id: messageId('legal.complaint-description') }, { brand: context.tenant.name }),
    brand: context.tenant.name,
    canonical: `${context.origin}/complaints`,
    about: (new URL(request.url).searchParams.get('about') ?? '').slice(0, 12),
  };
});

export const action = pageAction(async ({ context, request }) => {
  const form = await parseForm(request, complaintSchema);
  if (!form.ok) return invalidForm(form.problem);
  return redirect(await sendComplaint(context, form.value), 303);
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function Complaints() {
  const { about } = useLoaderData<typeof loader>();
  const problem = (useActionData<typeof action>() as FormProblem | undefined) ?? null;
  return <ComplaintScreen about={about} problem={problem} />;
}
