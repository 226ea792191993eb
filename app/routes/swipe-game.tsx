import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormProblem } from '~/contract/problem';
import { VIEW_PARAMETER } from '~/features/discovery/search/search-view';
import { playSwipe } from '~/features/discovery/swipe/play-swipe.service.server';
import { readSwipeQuery, swipeSchema } from '~/features/discovery/swipe/swipe.schema.server';
import { getSwipePage } from '~/features/discovery/swipe/swipe-page.service.server';
import { SwipeScreen } from '~/features/discovery/swipe/SwipeScreen';
import { markLiked, showMatch } from '~/features/likes/like-store';
import { reloadLikesSoon } from '~/features/likes/dialogs/reload-likes';
import { DocumentInstead, lazyWithHtml } from '~/page/lazy';
import { unindexedPageMeta } from '~/page/page-meta';
import { useShell } from '~/page/use-shell';
import { isAskedHere } from '~/server/context/asked-here.server';
import { asksForJson } from '~/server/response/form-response.server';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';

/** With scripts a match shows in the layout's dialog. */
const MatchDialog = lazyWithHtml('match', () =>
  import('~/features/likes/dialogs/MatchDialog').then((module) => module.MatchDialog),
);
const SwipeSkipped = lazyWithHtml(
  'skipped',
  () => import('~/features/discovery/swipe/SwipeSkipped').then((module) => module.SwipeSkipped),
  DocumentInstead,
);

export const handle = { messages: ['swipe', 'members', 'likes', 'errors'] };

/** Shows the game, or with `?skipped=1` the people whom the member skipped. */
export const loader = pageLoader(({ context, request }) => {
  const member = memberContext(context, request);
  const { searchParams } = new URL(request.url);
  const remember = searchParams.get(VIEW_PARAMETER) === 'deck' && isAskedHere(request);
  return getSwipePage(member, readSwipeQuery(searchParams), { remember });
});

/** Without JavaScript the page is loaded again; with JavaScript the response says what changed. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, swipeSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { response, next } = await playSwipe(member, form.value);
  return asksForJson(request) ? data(response) : redirect(next, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function SwipeGame() {
  const { game, skipped } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const { user } = useShell();
  const client = useQueryClient();
  if (!game) return skipped ? <SwipeSkipped {...skipped} /> : null;
  return (
    <>
      <SwipeScreen
        game={game}
        problem={<ErrorAlert error={problem?.error} />}
        onLiked={(id, liked) => user && markLiked(user.id, id, liked)}
        onMatch={(profile) => {
          if (!user) return;
          showMatch(user.id, profile);
          reloadLikesSoon(client);
        }}
      />
      {game.match ? <MatchDialog other={game.match} /> : null}
    </>
  );
}
