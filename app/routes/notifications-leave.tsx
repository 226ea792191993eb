import { redirect, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { deletedPath } from '~/features/leaving/certificate/deleted-path';
import { submitLeaveForm } from '~/features/leaving/leave/leave-page.service.server';
import { leaveSchema } from '~/features/leaving/leave/leave.schema.server';
import { findLeave } from '~/features/leaving/leave/leave.service.server';
import { LeaveScreen } from '~/features/leaving/leave/LeaveScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { CLEAR_SITE_DATA } from '~/server/http/clear-site-data';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'leaving', 'errors'] };

/** Deletes the account, after it has said what that means. */
export const loader = pageLoader(async ({ context, request }) => ({
  title: context.texts(context.locale).formatMessage({ id: 'settings.leave-title' }),
  brand: context.tenant.name,
  leave: await findLeave(memberContext(context, request)),
  notice: new URL(request.url).searchParams.get('notice'),
}));

export const action = pageAction(async ({ context, request }) => {
  // A form with a password is never held until after a login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, leaveSchema);
  if (!form.ok) return invalidForm(form.problem);
  const done = await submitLeaveForm(member, form.value);
  if (done.intent === 'stay') {
    const { code } = done;
    return redirect(code === null ? '/notifications/leave' : `/credits?code=${encodeURIComponent(code)}`, 303);
  }
  if (done.intent === 'mail') return redirect(`/notifications/leave?notice=${done.sent ? 'mail' : 'wait'}`, 303);
  const headers = new Headers(done.cookies.map((value): [string, string] => ['Set-Cookie', value]));
  headers.append(...CLEAR_SITE_DATA);
  // A new document, because the open one has the state of a member.
  return redirectDocument(deletedPath(done.code), { status: 303, headers });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsLeave() {
  const { leave, notice } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>() ?? null;
  return <LeaveScreen leave={leave} problem={problem} notice={notice} />;
}
