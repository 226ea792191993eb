import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { z } from 'zod';
import type { FormProblem } from '~/contract/problem';
import { respondToCorrection } from '~/features/joining/activation/correct-email-response.server';
import { FlowScreen } from '~/features/joining/flow/FlowScreen';
import { readIntent } from '~/features/joining/flow/flow.schema.server';
import { takeStep } from '~/features/joining/flow/flow.service.server';
import { getFlowPage } from '~/features/joining/flow/flow-page.service.server';
import { readPlace } from '~/features/joining/flow/flow-steps';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, readForm } from '~/server/response/respond.server';

export const handle = { messages: ['joining', 'profile', 'photos', 'traits', 'account', 'errors'] };

/** Any other step leads to the one that is open. */
const path = { step: z.string().optional() };

/** /complete-signup leads to the step that is open; every step that was reached has a URL of its own. */
export const loader = pageLoader(path, async ({ context, request, params }) => {
  const notice = new URL(request.url).searchParams.get('notice');
  const found = await getFlowPage(memberContext(context, request), readPlace(params.step), notice);
  if (found.elsewhere !== null) throw redirect(found.elsewhere);
  return found.page;
});

export const action = pageAction(path, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const step = readPlace(params.step);
  if (step === 'complete') return respondToCorrection(member, request);
  if (step === undefined) return redirect('/complete-signup', 303);
  const form = await readForm(request);
  const outcome = await takeStep(member, step, { intent: readIntent(form), form });
  return outcome.ok ? redirect(outcome.path, 303) : invalidForm(outcome.problem);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function CompleteSignup() {
  const screen = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <FlowScreen {...screen} problem={problem} />;
}
