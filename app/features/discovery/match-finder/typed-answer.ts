import type { FormProblem } from '~/contract/problem';
import type { MatchAnswers, MatchQuestion, QuestionName } from './match-finder';

/** What was typed and refused, in the shape of the question's answer, so that it stands in the fields again. */
export function typedAnswer(
  question: MatchQuestion,
  problem: Pick<FormProblem, 'values'> | null,
): MatchAnswers[QuestionName] | undefined {
  if (!problem || problem.values.question !== question.name) return undefined;
  const { answer = '', from = '', to = '' } = problem.values;
  // This is not a valid answer yet: the values may not be numbers. The fields show what was typed.
  if (question.kind === 'ages') return { from, to } as unknown as MatchAnswers['ages'];
  return question.kind === 'many' ? answer.split(',').filter(Boolean) : (answer as MatchAnswers['meet']);
}
