import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { personWords } from '~/features/profiles/view/person-words.server';
import { findReportPage } from '~/features/safety/report/report-page.service.server';
import { reportSchema } from '~/features/safety/report/report.schema.server';
import { reportMember } from '~/features/safety/report/report.service.server';
import { ReportScreen } from '~/features/safety/report/ReportScreen';
import { messageIdSchema } from '~/contract/identifiers';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofMember } from '~/server/response/path-parameters';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['safety', 'members', 'chat'] };

/** Reports are open to members and visitors; `?photo=` and `?message=` name what the report is about. */
export const loader = pageLoader(ofMember, async ({ context, request, params }) => {
  const query = new URL(request.url).searchParams;
  const chosen = { photo: query.get('photo'), message: messageIdSchema.safeParse(query.get('message')).data ?? null };
  const page = await findReportPage(context, params.id, chosen);
  const name = personWords(context, page.person);
  const title = context.texts(context.locale).formatMessage({ id: 'safety.report-meta' }, { name });
  return { ...page, title, brand: context.tenant.name };
});

export const action = pageAction(ofMember, async ({ context, request, params }) => {
  const form = await parseForm(request, reportSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { number, again } = await reportMember(context, params.id, form.value);
  return redirect(`/reports/${number}${again ? '?again=1' : ''}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MembersIdReport() {
  const problem = useActionData<FormProblem>();
  return <ReportScreen {...useLoaderData<typeof loader>()} problem={problem ?? null} />;
}
