import { z } from 'zod';
import { listInterests } from '~/features/profiles/view/lists.service.server';
import { distanceUnit } from '~/features/profiles/places/distance.service.server';
import { traitOptions } from '~/features/profiles/traits/trait-words.service.server';
import type { MemberContext } from '~/server/context/context.server';
import type { ProfileField } from '~/tenancy/tenant-choices';
import type { KnownAnswers, MatchAnswers, MatchQuestion, QuestionName } from './match-finder';
import { MAX_AGE } from '../filters/read-search.server';

const MOST_INTERESTS = 8;

/** The profile field that a brand must show for a question to be asked: nobody is compared by what the brand hides. */
const NEEDS: Partial<Record<QuestionName, ProfileField>> = {
  near: 'countryregion',
  interests: 'interests',
  situation: 'relationship_status',
  build: 'body_type',
  tattoos: 'tattoos',
};

/** The questions of this brand, in their order. */
export function matchQuestions(context: MemberContext): MatchQuestion[] {
  const { tenant } = context;
  const all: MatchQuestion[] = [
    { name: 'meet', kind: 'one', values: ['female', 'male', 'any'] },
    { name: 'ages', kind: 'ages', min: tenant.min_age, max: MAX_AGE },
    { name: 'near', kind: 'one', values: ['near', 'country', 'anywhere'], unit: distanceUnit(context) },
    { name: 'interests', kind: 'many', options: listInterests(context), atMost: MOST_INTERESTS },
    { name: 'situation', kind: 'many', options: traitOptions(context, 'relationship_status'), atMost: 6 },
    { name: 'build', kind: 'many', options: traitOptions(context, 'body_type'), atMost: 3 },
    { name: 'tattoos', kind: 'one', values: ['yes', 'no', 'any'] },
  ];
  return all.filter(({ name }) => {
    const needed = NEEDS[name];
    return needed === undefined || tenant.visible_profile_fields.includes(needed);
  });
}

/** Validates an answer from a form or the database. Undefined if it is not valid. */
export function readAnswer(question: MatchQuestion, given: unknown): MatchAnswers[QuestionName] | undefined {
  return answerSchema(question).safeParse(given).data as MatchAnswers[QuestionName] | undefined;
}

function answerSchema(question: MatchQuestion): z.ZodType {
  switch (question.kind) {
    case 'one':
      return z.enum(question.values as [string, ...string[]]);
    case 'many': {
      const ids = question.options.map(({ id }) => id);
      const list = z.array(z.enum(ids as [string, ...string[]])).transform((values) => [...new Set(values)]);
      return list.refine((values) => values.length <= question.atMost);
    }
    case 'ages': {
      const age = z.coerce.number().int().min(question.min).max(question.max);
      // If the ages are swapped, the meaning is clear.
      return z.object({ from: age, to: age }).transform(({ from, to }) => ({
        from: Math.min(from, to),
        to: Math.max(from, to),
      }));
    }
  }
}

/** The raw answer to a question from a form, in the shape of its answer. */
export function answerIn(question: MatchQuestion, form: FormData): unknown {
  // A client that sends JSON writes a list as one text, separated by commas. Ids contain no comma.
  const given = form.getAll('answer').flatMap((value) => String(value).split(','));
  if (question.kind === 'ages') return { from: form.get('from'), to: form.get('to') };
  return question.kind === 'one' ? given[0] : given.filter((id) => id !== '');
}

/** The stored answers of these questions. An answer that is no longer valid counts as not given. */
export function knownAnswers(questions: readonly MatchQuestion[], saved: ReadonlyMap<string, string>): KnownAnswers {
  const known = questions.flatMap((question) => {
    const text = saved.get(question.name);
    const answer = text === undefined ? undefined : readAnswer(question, JSON.parse(text));
    return answer === undefined ? [] : [[question.name, answer] as const];
  });
  return Object.fromEntries(known);
}
