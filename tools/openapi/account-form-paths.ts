import { memberIdSchema } from '~/contract/identifiers';
import { passkeyOptionsSchema } from '~/contract/passkey';
import { formDoneResponseSchema } from '~/contract/problem';
import { form, inPath, memberInPath } from './form-operation';
import {
  consentChoice,
  emailChange,
  languageChoice,
  schemeChoice,
  leaving,
  login,
  messagesSettingsFields,
  nothing,
  ownData,
  ownPasskeys,
  passkeyLogin,
  passwordChange,
  resetPassword,
  resetRequest,
  sessionEnd,
  signup,
  termsAnswer,
  visibilityFields,
} from './form-bodies';
import { listOf, ref, text } from './json-schema';
import { either } from './responses';
import { anyone, loginMissing, loginMissingOrRefused, members, notFound, query, refused, tooMany } from './operations';

const signupResponses = {
  403: {
    ...refused,
    description:
      'The brand does not accept this signup, or the account of this e-mail address was deleted and can be reactivated.',
  },
  409: { ...refused, description: 'The e-mail address already has an account.' },
  ...tooMany,
};

const passkeyStep = {
  200: either(
    'The first step: what the browser needs. The second: done.',
    passkeyOptionsSchema,
    formDoneResponseSchema,
  ),
};

/** The choices of a visitor on a landing page, as query parameters; unknown values are ignored. */
const inLander = query(
  'lander',
  'The landing page from which the visitor came: name or name.slug.',
  text(undefined, { maxLength: 81 }),
);
const inChoices = [
  query(
    'like',
    'Members whom the new member will like once the e-mail address is confirmed; at most 10.',
    listOf(ref(memberIdSchema)),
  ),
  query(
    'region',
    'The region of the new member, in a country that the brand serves.',
    text(undefined, { pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' }),
  ),
];

/** The forms of the account pages. */
export const accountFormPaths = {
  '/signup': {
    parameters: [inLander, ...inChoices],
    ...form({
      operationId: 'signUp',
      summary: 'Creates an account and logs in; a brand with neutral account responses sends a mail instead.',
      security: anyone,
      sends: signup,
      responses: signupResponses,
    }),
  },
  '/members/{id}/signup': {
    parameters: [...memberInPath.parameters, inLander],
    ...form({
      operationId: 'signUpForMember',
      summary:
        'Signs up like /signup, from the page of a member, who receives signup_message once the e-mail address is confirmed.',
      security: anyone,
      sends: signup,
      responses: { ...signupResponses, ...notFound },
    }),
  },
  '/login': form({
    operationId: 'logInOnPage',
    summary: 'Logs in and returns where to go next; /api/user.php returns the user instead.',
    security: anyone,
    sends: login,
    responses: {
      401: refused,
      403: { ...refused, description: 'The account was deleted and can be reactivated.' },
      ...tooMany,
    },
  }),
  '/login/passkey': form({
    operationId: 'logInWithPasskey',
    summary: 'Logs in with a passkey of this brand, in two steps, and returns where to go next.',
    security: anyone,
    sends: passkeyLogin,
    responses: {
      ...passkeyStep,
      401: refused,
      403: { ...refused, description: 'The account was deleted and can be reactivated.' },
      ...tooMany,
    },
  }),
  '/account-deleted': form({
    operationId: 'askToReturn',
    summary:
      'Sends the link to take a deleted account back once more; the response never says whether the e-mail address has one.',
    security: anyone,
    sends: resetRequest,
    responses: tooMany,
  }),
  '/reset-password': form({
    operationId: 'askForReset',
    summary:
      'Sends a link to set a new password; a brand with neutral account responses does not say whether there is an account.',
    security: anyone,
    sends: resetRequest,
    responses: {
      403: { ...refused, description: 'The account was deleted and can be reactivated.' },
      ...tooMany,
    },
  }),
  '/reset-password/do': form({
    operationId: 'resetPassword',
    summary: 'Sets a new password with a mailed link, once, and ends all sessions of the member.',
    security: anyone,
    sends: resetPassword,
    responses: {
      410: { ...refused, description: 'The link was used, has expired, or never existed.' },
      ...tooMany,
    },
  }),
  '/notifications/messages': form({
    operationId: 'changeNotifications',
    summary: 'Saves which notifications the member gets, in which way, how often and when not.',
    security: members,
    sends: messagesSettingsFields,
    responses: loginMissing,
  }),
  '/notifications/visibility': form({
    operationId: 'changeVisibility',
    summary: 'Says whether visitors without an account may see the profile, and switches the invisible mode.',
    security: members,
    sends: visibilityFields,
    responses: loginMissing,
  }),
  '/notifications/passkeys': form({
    operationId: 'changePasskeys',
    summary: 'Adds a passkey, in two steps, renames or removes one, and tells the member by mail.',
    security: members,
    sends: ownPasskeys,
    responses: {
      ...passkeyStep,
      ...loginMissingOrRefused,
      401: refused,
      409: { ...refused, description: 'Added before, one too many, or the only way to log in.' },
      ...tooMany,
    },
  }),
  '/notifications/password': form({
    operationId: 'changePassword',
    summary: 'Changes the password, ends all other sessions, and mails a link that undoes it for 48 hours.',
    security: members,
    sends: passwordChange,
    responses: { ...loginMissing, ...tooMany },
  }),
  '/notifications/email-address': form({
    operationId: 'changeEmail',
    summary: 'Sends a link to another e-mail address, which becomes the member’s when the link is followed.',
    security: members,
    sends: emailChange,
    responses: { ...loginMissing, ...tooMany },
  }),
  '/notifications/sessions': form({
    operationId: 'endSessions',
    summary: 'Ends one session of the member, or all but the current one.',
    security: members,
    sends: sessionEnd,
    responses: loginMissing,
  }),
  '/notifications/data': form({
    operationId: 'askForOwnData',
    summary: 'Asks for an archive of the member’s own data, which is made in the background and announced by mail.',
    security: members,
    sends: ownData,
    responses: { ...loginMissing, ...tooMany },
  }),
  '/notifications/leave': form({
    operationId: 'deleteAccount',
    summary: 'Deletes the account, mails a link that does, or accepts the offer to stay.',
    security: members,
    sends: leaving,
    responses: {
      ...loginMissingOrRefused,
      409: { ...refused, description: 'The account has no password; a mailed link confirms instead.' },
      ...tooMany,
    },
  }),
  '/notifications/consents': form({
    operationId: 'sayConsent',
    summary:
      'Gives a consent of the member, or takes it back; with the version of a text that has changed, nothing is recorded.',
    security: members,
    sends: consentChoice,
    responses: { ...loginMissing, ...tooMany },
  }),
  '/notifications/terms': form({
    operationId: 'answerTerms',
    summary: 'Accepts new terms of the brand, or puts the answer off; with an older version, nothing is recorded.',
    security: members,
    sends: termsAnswer,
    responses: { ...loginMissing, ...tooMany },
  }),
  '/activate/resend': form({
    operationId: 'resendActivation',
    summary: 'Sends the mail with the activation link again.',
    security: members,
    sends: nothing,
    responses: loginMissing,
  }),
  '/{token}': {
    parameters: [inPath('token')],
    ...form({
      operationId: 'followLink',
      summary: 'Performs the action of a mailed link, once; used and expired links redirect as well.',
      security: anyone,
      sends: nothing,
      responses: { ...notFound, ...tooMany },
    }),
  },
  '/lang-config': form({
    operationId: 'chooseLanguage',
    summary: 'Sets the language of the pages, in a cookie and in the account.',
    security: anyone,
    sends: languageChoice,
    responses: {},
  }),
  '/appearance': form({
    operationId: 'chooseScheme',
    summary: 'Sets the light or the dark scheme of the pages in a cookie, or forgets the choice.',
    security: anyone,
    sends: schemeChoice,
    responses: {},
  }),
  '/site-entry': form({
    operationId: 'dismissEntry',
    summary: 'Records that the visitor has seen the site-entry warning.',
    security: anyone,
    sends: nothing,
    responses: { 204: { description: 'Done; the response to a request from the script of the page.' } },
  }),
};
