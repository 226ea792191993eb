import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { limitsSchema } from '~/features/billing/limits/limits.schema.server';
import { changeLimits, getLimits } from '~/features/billing/limits/limits.service.server';
import { LimitsScreen } from '~/features/billing/limits/LimitsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';
import { Page } from '~/ui/Layout/Layout';

export const handle = { messages: ['billing'] };

export const loader = pageLoader(async ({ context, request }) => ({
  brand: context.tenant.name,
  title: context.texts(context.locale).formatMessage({ id: 'billing.limits-title' }),
  limits: await getLimits(memberContext(context, request)),
  saved: new URL(request.url).searchParams.get('notice') === 'saved',
}));

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, limitsSchema);
  if (!form.ok) return invalidForm(form.problem);
  await changeLimits(member, form.value);
  if (form.value.intent === 'dismiss') return redirect(safeNext(form.value.next, '/credits/limits'), 303);
  return redirect('/credits/limits?notice=saved', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function CreditsLimits() {
  const { limits, saved } = useLoaderData<typeof loader>();
  const problem = (useActionData<typeof action>() as FormProblem | undefined) ?? null;
  return (
    <Page $width="medium">
      <LimitsScreen limits={limits} saved={saved} problem={problem} />
    </Page>
  );
}
