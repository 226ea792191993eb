import type { FormProblem } from '~/contract/problem';
import type { MatchAnswers, MatchQuestion, QuestionName } from '../match-finder/match-finder';

/** What was typed and not taken, in the shape of the question's answer: it stands in its fields again. */
export function typedAnswer(
  question: MatchQuestion,
  problem: Pick<FormProblem, 'values'> | null,
): MatchAnswers[QuestionName] | undefined {
  if (!problem || problem.values.question !== question.name) return undefined;
  const { answer = '', from = '', to = '' } = problem.values;
  // Not yet an answer: numbers may be none. The fields show what was typed, whatever it is.
  if (question.kind === 'ages') return { from, to } as unknown as MatchAnswers['ages'];
  return question.kind === 'many' ? answer.split(',').filter(Boolean) : (answer as MatchAnswers['meet']);
}
