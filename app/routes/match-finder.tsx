import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import {
  answerQuestion,
  findMatchFinder,
  forgetAnswers,
} from '~/features/discovery/match-finder/match-finder.service.server';
import { MatchQuestionScreen } from '~/features/discovery/match-finder/MatchQuestionScreen';
import { MatchResultsScreen } from '~/features/discovery/match-finder/MatchResultsScreen';
import { LikeButton } from '~/features/likes/dialogs/LikeButton';
import { LikeForm } from '~/features/likes/dialogs/LikeForm';
import { unindexedPageMeta } from '~/page/page-meta';
import {
  formProblem,
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  readForm,
} from '~/server/response/respond.server';

export const handle = { messages: ['finder', 'members', 'likes'] };

/** Shows the next question, or the one that `?question=` names, or, when all are answered, the best matches. */
export const loader = pageLoader(async ({ context, request }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  return {
    title: context.texts(context.locale).formatMessage({ id: 'finder.title' }),
    brand: context.tenant.name,
    finder: await findMatchFinder(member, { question: query.get('question'), realOnly: query.get('real') === '1' }),
  };
});

export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await readForm(request);
  if (form.get('intent') === 'forget') {
    await forgetAnswers(member);
    return redirect('/match-finder', 303);
  }
  const question = String(form.get('question') ?? '');
  const problem = await answerQuestion(member, question, form);
  if (!problem) return redirect('/match-finder', 303);
  const [answer, from, to] = [form.getAll('answer').join(','), String(form.get('from')), String(form.get('to'))];
  return invalidForm(formProblem({ answer: [problem] }, { question, answer, from, to }));
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function MatchFinder() {
  const { finder } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>() ?? null;
  if (finder.view === 'question') {
    return <MatchQuestionScreen key={finder.page.question.name} page={finder.page} problem={problem} />;
  }
  return (
    <>
      <LikeForm />
      <MatchResultsScreen
        page={finder.page}
        renderAction={({ id, name, liked }) => <LikeButton id={id} name={name} liked={liked} />}
      />
    </>
  );
}
