import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { changeLists } from '~/features/discovery/search/member-lists.service.server';
import { listsSchema } from '~/features/discovery/search/member-lists.schema.server';
import { getHiddenPage, getSearchPage } from '~/features/discovery/search/members-page.service.server';
import { SearchScreen } from '~/features/discovery/search/SearchScreen';
import { LikeButton } from '~/features/likes/dialogs/LikeButton';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { DocumentInstead, lazyWithHtml } from '~/page/lazy';
import { sharedPageMeta, unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { isAskedHere } from '~/server/context/asked-here.server';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';

const HiddenScreen = lazyWithHtml(
  'hidden',
  () => import('~/features/discovery/hidden/HiddenScreen').then((module) => module.HiddenScreen),
  DocumentInstead,
);

export const handle = { messages: ['members', 'traits', 'likes'] };

export const loader = pageLoader(async ({ context, request }) => {
  const query = new URL(request.url).searchParams;
  if (query.has('hidden')) return getHiddenPage(memberContext(context, request));
  const found = await getSearchPage(context, query, { remember: isAskedHere(request) });
  if (found.page.view === 'deck') throw redirect('/swipe-game');
  return found;
});

/** Changes the member's saved searches and hidden people. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, listsSchema);
  if (!form.ok) return invalidForm(form.problem);
  const after = await changeLists(member, form.value);
  return redirect(safeNext(form.value.next, after), 303);
});

/** Never indexed: the people in it are not for search engines. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data || !('description' in data) || data.description === undefined) return unindexedPageMeta({ data });
  const { title, brand, description, canonical } = data;
  return sharedPageMeta({ data: { title, brand, description, canonical }, matches });
};

/** /members: search, or the swipe game if the member saw people there last. "Show more" appends the next page. With `?hidden`: the people whom the member hides. */
export default function Members() {
  const { page, hidden, ways } = useLoaderData<typeof loader>();
  const { user } = useShell();
  const problem = useActionData<FormProblem>();
  const [wrong] = Object.values(problem?.fieldErrors ?? {}).flat();
  const error = problem?.error ?? (wrong && { code: wrong.id, values: wrong.values });
  if (!page) return <HiddenScreen people={hidden ?? []} />;
  return (
    <>
      <LikeForm />
      <SearchScreen
        ways={ways}
        results={page.results}
        options={page.options}
        saved={user ? page.saved : undefined}
        error={error}
        renderAction={user ? ({ id, name, liked }) => <LikeButton id={id} name={name} liked={liked} /> : undefined}
      />
    </>
  );
}
