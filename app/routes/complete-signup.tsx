import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { z } from 'zod';
import type { FormProblem } from '~/contract/problem';
import { respondToCorrection } from '~/features/joining/activation/correct-email-response.server';
import { FlowScreen } from '~/features/joining/flow/FlowScreen';
import { readIntent } from '~/features/joining/flow/flow.schema.server';
import { getSignupFlow, takeStep } from '~/features/joining/flow/flow.service.server';
import { flowPath, isReachable, readPlace } from '~/features/joining/flow/flow-steps';
import { listOwnPhotos } from '~/features/photos/own/photo-list.service.server';
import { getProfileEdit } from '~/features/profiles/edit/profile-edit.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { invalidForm, memberContext, pageAction, pageLoader, readForm } from '~/server/response/respond.server';

export const handle = { messages: ['joining', 'profile', 'photos', 'traits', 'account', 'errors'] };

/** Any other step leads to the one that is open. */
const path = { step: z.string().optional() };

/** /complete-signup leads to the step that is open; every step that was reached has a URL of its own. */
export const loader = pageLoader(path, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const flow = await getSignupFlow(member);
  const place = readPlace(params.step);
  if (place === undefined || !isReachable(place, flow.open)) throw redirect(flowPath(flow.open));
  if (place !== 'complete' && !flow.steps.includes(place)) throw redirect(flowPath('complete'));
  const { seeks, traits, shown, notes, sensitive, place: home } = await getProfileEdit(member);
  return {
    title: context.texts(context.locale).formatMessage({ id: 'joining.title' }),
    brand: context.tenant.name,
    place,
    steps: flow.steps,
    edit: { seeks, traits, shown, notes, sensitive, home },
    photos: await listOwnPhotos(member),
    end: {
      email: member.member.email,
      confirmed: member.member.status === 'active',
      way: flow.way,
      leadsToChat: flow.leadsToChat,
      notice: new URL(request.url).searchParams.get('notice'),
    },
  };
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
