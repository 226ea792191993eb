import { form } from './form-operation';
import { flag, input, object, oneOf, orNull, ref, text, time, whole } from './json-schema';
import { loginMissing, loginMissingOrRefused, members, notFound, tooMany } from './operations';
import { answer } from './refusals';

export const discoverySchemas = {
  Swiped: object(
    {
      likes_left: whole('Likes that the game still takes on this day of the brand.', { minimum: 0 }),
      likes_per_day: whole('Likes that the game takes a day at this brand.', { minimum: 1 }),
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
  '/match-finder': form({
    operationId: 'answerMatchFinder',
    summary: 'Answers one question of the match finder, or forgets all answers.',
    security: members,
    sends: input(
      {
        intent: oneOf(['answer', 'forget']),
        question: oneOf(['meet', 'ages', 'near', 'interests', 'situation', 'build', 'tattoos']),
        answer: text('A value, or values with commas between them; ages stand in from and to.'),
        from: whole('Years.', { minimum: 18, maximum: 99 }),
        to: whole('Years.', { minimum: 18, maximum: 99 }),
      },
      ['intent'],
    ),
    answers: { ...loginMissing, ...notFound },
  }),
};
