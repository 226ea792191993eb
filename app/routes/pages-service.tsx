import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import { LegalPage } from '~/features/legal/documents/LegalPage';
import { writeService } from '~/features/legal/documents/service-pages.service.server';
import { questionSchema } from '~/features/safety/cases/case.schema.server';
import { sendQuestion } from '~/features/safety/cases/case.service.server';
import { QuestionForm } from '~/features/safety/cases/QuestionForm';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';
import { legalPage } from '~/features/legal/documents/legal-page.server';

export const handle = { messages: ['legal', 'safety', 'account'] };

export const loader = pageLoader(({ context }) => ({
  ...legalPage(context, '/pages/service', messageId('legal.service-description'), writeService(context)),
  email: isMember(context.viewer) ? context.viewer.member.email : null,
}));

export const action = pageAction(async ({ context, request }) => {
  const form = await parseForm(request, questionSchema);
  if (!form.ok) return invalidForm(form.problem);
  return redirect(await sendQuestion(context, form.value), 303);
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesService() {
  const { document, email } = useLoaderData<typeof loader>();
  const problem = (useActionData<typeof action>() as FormProblem | undefined) ?? null;
  return <LegalPage document={document} parts={{ write: <QuestionForm problem={problem} email={email} /> }} />;
}
