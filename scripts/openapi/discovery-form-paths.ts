import { form } from './form-operation';
import { flag, input, object, oneOf, orNull, ref, time, whole } from './json-schema';
import { loginMissingOrRefused, members, notFound, tooMany } from './operations';
import { answer } from './refusals';

export const discoverySchemas = {
  Swiped: object(
    {
      likes_left: whole('Likes that the game still takes on this day of the brand.', { minimum: 0, maximum: 4 }),
      likes_back_at: time('When the day of the brand ends and all of them are back.'),
      now: time('The server’s time.'),
      new_match: flag('This like made a match.'),
      profile: orNull(ref('Profile')),
    },
    { description: 'What became of a move of the swipe game; `profile` is the liked one.' },
  ),
};

/** The games and questions of finding each other. */
export const discoveryFormPaths = {
  '/swipe-game': form({
    operationId: 'swipe',
    summary: 'A like (counted towards those of the day), a skip, or the end of a skip. Each may be sent again.',
    security: members,
    sends: input({ intent: oneOf(['like', 'skip', 'undo']), id: ref('MemberId') }, ['intent', 'id']),
    answers: { 200: answer('Done.', ref('Swiped')), ...loginMissingOrRefused, ...notFound, ...tooMany },
  }),
};
