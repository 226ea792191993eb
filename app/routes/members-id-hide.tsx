import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { hideMember } from '~/features/discovery/hidden/hidden.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { findBlockPage } from '~/features/safety/block/block-page.service.server';
import { HideScreen } from '~/features/safety/block/HideScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofMember } from '~/server/response/path-parameters';
import { memberContext, pageAction, pageLoader, safeNext } from '~/server/response/respond.server';

export const handle = { messages: ['safety', 'members'] };

export const loader = pageLoader(ofMember, async ({ context, request, params }) => {
  const { id } = params;
  const { person } = await findBlockPage(memberContext(context, request), id);
  return {
    person,
    next: safeNext(new URL(request.url).searchParams.get('next'), `/members/${id}`),
    title: context
      .texts(context.locale)
      .formatMessage({ id: 'safety.hide-title' }, { name: personWords(context, person) }),
    brand: context.tenant.name,
  };
});

/** Hides the person and redirects to the list of hidden people, where this can be undone. */
export const action = pageAction(ofMember, async ({ context, request, params }) => {
  await hideMember(memberContext(context, request), params.id);
  return redirect('/members?hidden', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MembersIdHide() {
  const problem = useActionData<FormProblem>();
  return <HideScreen {...useLoaderData<typeof loader>()} problem={problem ?? null} />;
}
