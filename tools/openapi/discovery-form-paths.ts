import type { z } from 'zod';
import { memberIdSchema } from '~/contract/identifiers';
import { apiResponses } from '~/contract/api';
import type { swipeSchema } from '~/features/discovery/swipe/swipe.schema.server';
import { form } from './form-operation';
import { input, oneOf, ref, text, whole } from './json-schema';
import { loginMissing, loginMissingOrRefused, members, notFound, tooMany } from './operations';
import { response } from './responses';

/** The forms of the swipe game and the match finder. */
export const discoveryFormPaths = {
  '/swipe-game': form({
    operationId: 'swipe',
    summary:
      'Records a like (which counts towards the likes of the day) or a skip, or takes one of them back: a skip at any time, a like within five seconds, after which the other member is told (`give` asks whether that made a match). Each can be repeated safely.',
    security: members,
    sends: input<Omit<z.input<typeof swipeSchema>, 'list'>>(
      { intent: oneOf(['like', 'skip', 'undo', 'undo-like', 'give']), id: ref(memberIdSchema) },
      ['intent', 'id'],
    ),
    responses: {
      200: response('Done.', apiResponses['/swipe-game'].POST),
      ...loginMissingOrRefused,
      ...notFound,
      ...tooMany,
    },
  }),
  '/match-finder': form({
    operationId: 'answerMatchFinder',
    summary: 'Stores the answer to one question of the match finder, or forgets all answers.',
    security: members,
    sends: input<Record<'intent' | 'question' | 'answer' | 'from' | 'to', unknown>>(
      {
        intent: oneOf(['answer', 'forget']),
        question: oneOf(['meet', 'ages', 'near', 'interests', 'situation', 'build', 'tattoos']),
        answer: text('A value, or values separated by commas; ages are sent in `from` and `to`.'),
        from: whole('In years.', { minimum: 18, maximum: 99 }),
        to: whole('In years.', { minimum: 18, maximum: 99 }),
      },
      ['intent'],
    ),
    responses: { ...loginMissing, ...notFound },
  }),
};
