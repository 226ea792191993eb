import { memberIdSchema } from '~/contract/identifiers';
import { form, inPath, memberInPath } from './form-operation';
import { languageChoice, login, nothing, sessionEnd, signup } from './form-bodies';
import { listOf, ref, text } from './json-schema';
import { anyone, loginMissing, members, notFound, query, refused, tooMany } from './operations';

const signupResponses = {
  403: { ...refused, description: 'Nobody is let in this way, or the address waits for its reactivation.' },
  409: { ...refused, description: 'The address has an account: log in.' },
  ...tooMany,
};

/** The choices of a visitor on a landing page, as query parameters; unknown values are ignored. */
const inLander = query(
  'lander',
  'The landing page that led here: name or name.slug.',
  text(undefined, { maxLength: 81 }),
);
const inChoices = [
  query('like', 'Liked in the member’s name once the address is confirmed; at most 10.', listOf(ref(memberIdSchema))),
  query(
    'region',
    'The new member’s, of a country the brand serves.',
    text(undefined, { pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }),
  ),
];

/** The forms of the account pages. */
export const accountFormPaths = {
  '/signup': {
    parameters: [inLander, ...inChoices],
    ...form({
      operationId: 'signUp',
      summary: 'Makes an account and logs in; a brand with neutral answers sends a mail instead.',
      security: anyone,
      sends: signup,
      responses: signupResponses,
    }),
  },
  '/members/{id}/signup': {
    parameters: [...memberInPath.parameters, inLander],
    ...form({
      operationId: 'signUpForMember',
      summary: 'The same on the way to a member, who gets signup_message once the address is confirmed.',
      security: anyone,
      sends: signup,
      responses: { ...signupResponses, ...notFound },
    }),
  },
  '/login': form({
    operationId: 'logInOnPage',
    summary: 'Logs in and says where to go on to; /api/user.php returns the user instead.',
    security: anyone,
    sends: login,
    responses: {
      401: refused,
      403: { ...refused, description: 'The account was deleted and can be reactivated.' },
      ...tooMany,
    },
  }),
  '/notifications': form({
    operationId: 'endSessions',
    summary: 'Ends a login of the member, or all others.',
    security: members,
    sends: sessionEnd,
    responses: loginMissing,
  }),
  '/activate/resend': form({
    operationId: 'resendActivation',
    summary: 'Mails the activation link again.',
    security: members,
    sends: nothing,
    responses: loginMissing,
  }),
  '/{token}': {
    parameters: [inPath('token')],
    ...form({
      operationId: 'followLink',
      summary: 'Does what a mailed link is for, once; used and expired ones lead on, too.',
      security: anyone,
      sends: nothing,
      responses: { ...notFound, ...tooMany },
    }),
  },
  '/lang-config': form({
    operationId: 'chooseLanguage',
    summary: 'The language of the pages, kept in a cookie and with the account.',
    security: anyone,
    sends: languageChoice,
    responses: {},
  }),
  '/site-entry': form({
    operationId: 'dismissEntry',
    summary: 'The site-entry warning was read.',
    security: anyone,
    sends: nothing,
    responses: { 204: { description: 'Done, asked by the page itself.' } },
  }),
};
