import { deleteMatchAnswers, listMatchAnswers, putMatchAnswer } from '~db/queries/match-answer';
import { listSelfDescriptions } from '~db/queries/lander';
import { ageOf, todayIn } from '~/server/context/calendar';
import { tellsPlace } from '~/features/profiles/places/place-names.service.server';
import type { MemberContext } from '~/server/context/context.server';
import { requirePart } from '~/server/context/require-part.server';
import { noSuchQuestion } from '../discovery.errors';
import type {
  KnownAnswers,
  MatchAnswers,
  MatchFinderQuestion,
  MatchFinderResults,
  MatchQuestion,
  QuestionName,
} from './match-finder';
import { answerIn, knownAnswers, matchQuestions, readAnswer } from './match-questions.server';
import { findBestMatches } from './match-results.server';
import { searchDefaults } from '../filters/search-defaults.server';

export type MatchFinderPage =
  { view: 'question'; page: MatchFinderQuestion } | { view: 'results'; page: MatchFinderResults };

export interface MatchFinderAsked {
  /** If null, the first question without an answer is shown, and the results after the last one. */
  question: string | null;
  realOnly: boolean;
}

/** The match finder: a question, or the results once all questions are answered. */
export async function findMatchFinder(context: MemberContext, request: MatchFinderAsked): Promise<MatchFinderPage> {
  requirePart(context, 'match_finder');
  const { questions, answers } = await load(context);
  const named = questions.find(({ name }) => name === request.question);
  if (request.question !== null && !named) throw noSuchQuestion();
  const question = named ?? firstOpen(questions, answers);
  if (!question) return { view: 'results', page: await resultsOf(context, questions, answers, request.realOnly) };
  return { view: 'question', page: await questionOf(context, questions, answers, question) };
}

async function load(context: MemberContext) {
  const questions = matchQuestions(context);
  const answers = knownAnswers(questions, await listMatchAnswers(context.db, context.member.id));
  return { questions, answers };
}

const firstOpen = (questions: readonly MatchQuestion[], answers: KnownAnswers) =>
  questions.find(({ name }) => answers[name] === undefined);

async function questionOf(
  context: MemberContext,
  questions: readonly MatchQuestion[],
  answers: KnownAnswers,
  question: MatchQuestion,
): Promise<MatchFinderQuestion> {
  const index = questions.indexOf(question);
  return {
    question,
    answer: answers[question.name] ?? (await suggestion(context, question)),
    number: index + 1,
    total: questions.length,
    previous: questions[index - 1]?.name ?? null,
    complete: firstOpen(questions, answers) === undefined,
  };
}

/** The suggested range of ages reaches this many years up and down. */
const YEARS = 8;

/** The value of a question before it is answered: what follows from the profile, else "does not matter". */
async function suggestion(context: MemberContext, question: MatchQuestion): Promise<MatchAnswers[QuestionName]> {
  const { member, clock, tenant, db } = context;
  switch (question.name) {
    case 'meet':
      return searchDefaults(context).gender || 'any';
    case 'ages': {
      const { min, max } = question;
      const age = ageOf(member.birthDate, todayIn(clock.now(), tenant.time_zone));
      return age === null
        ? { from: min, to: max }
        : { from: Math.max(min, age - YEARS), to: Math.min(max, age + YEARS) };
    }
    case 'interests': {
      const [own] = await listSelfDescriptions(db, [member.id]);
      const interests = own?.interests ? (JSON.parse(own.interests) as string[]) : [];
      return interests.filter((id) => question.options.some((option) => option.id === id)).slice(0, question.atMost);
    }
    case 'near':
      return 'country';
    case 'tattoos':
      return 'any';
    default:
      return [];
  }
}

async function resultsOf(
  context: MemberContext,
  questions: readonly MatchQuestion[],
  answers: KnownAnswers,
  realOnly: boolean,
): Promise<MatchFinderResults> {
  const { member } = context;
  const { people, examined } = await findBestMatches(context, answers, { realOnly });
  return {
    people: people.map(({ further, ...person }) => {
      // Someone far away does not fit the wish for someone near.
      const also = answers.near === 'near' ? further.filter(({ kind }) => kind !== 'distance') : further;
      return person.reasons.length > 0 ? person : { ...person, reasons: also };
    }),
    examined,
    questions: questions.map(({ name }) => name),
    realOnly,
    placeMissing:
      answers.near === 'near' && member.geoCell === null && (member.regionId === null || !tellsPlace(member.regionId)),
  };
}

export interface AnswerProblem {
  id: string;
  values: Record<string, number>;
}

/** Stores an answer in place of the previous one. Returns the problem if it is not a valid answer, else null. */
export async function answerQuestion(
  context: MemberContext,
  name: string,
  form: FormData,
): Promise<AnswerProblem | null> {
  requirePart(context, 'match_finder');
  const question = matchQuestions(context).find((question) => question.name === name);
  if (!question) throw noSuchQuestion();
  const answer = readAnswer(question, answerIn(question, form));
  if (answer === undefined) return problemOf(question);
  const { db, member, clock } = context;
  await putMatchAnswer(db, member.id, { question: name, answer: JSON.stringify(answer), now: clock.now() });
  return null;
}

function problemOf(question: MatchQuestion): AnswerProblem {
  switch (question.kind) {
    case 'one':
      return { id: 'finder.choose-one', values: {} };
    case 'many':
      return { id: 'finder.too-many', values: { count: question.atMost } };
    case 'ages':
      return { id: 'finder.ages-wrong', values: { min: question.min, max: question.max } };
  }
}

export async function forgetAnswers(context: MemberContext): Promise<void> {
  requirePart(context, 'match_finder');
  const { db, member } = context;
  await deleteMatchAnswers(db, member.id);
}
