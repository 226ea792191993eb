import { redirect } from '@remix-run/node';
import { useActionData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { noticeSchema } from '~/features/safety/cases/case.schema.server';
import { sendNotice } from '~/features/safety/cases/case.service.server';
import { NoticeScreen } from '~/features/safety/cases/NoticeScreen';
import { messageId } from '~/i18n/message-id';
import { describedPageMeta } from '~/page/page-meta';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['legal', 'safety', 'account'] };

export const loader = pageLoader(({ context }) => {
  const { formatMessage } = context.texts(context.locale);
  return {
    title: formatMessage({ id: messageId('legal.notice-title') }),
    description: formatMessage({ id: messageId('legal.notice-description') }, { brand: context.tenant.name }),
    brand: context.tenant.name,
    canonical: `${context.origin}/pages/notice`,
  };
});

export const action = pageAction(async ({ context, request }) => {
  const form = await parseForm(request, noticeSchema);
  if (!form.ok) return invalidForm(form.problem);
  return redirect(await sendNotice(context, form.value), 303);
});

export const meta: MetaFunction<typeof loader> = describedPageMeta;

export default function PagesNotice() {
  const problem = (useActionData<typeof action>() as FormProblem | undefined) ?? null;
  return <NoticeScreen problem={problem} />;
}
