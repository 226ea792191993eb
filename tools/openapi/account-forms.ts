import { z } from 'zod';
import { memberIdSchema } from '~/contract/identifiers';
import { passkeyOptionsSchema } from '~/contract/passkey';
import { formDoneResponseSchema } from '~/contract/problem';
import { endSessionSchema, loginSchema, visibilityForm } from '~/features/account/account.schema.server';
import {
  changeEmailSchema,
  changePasswordSchema,
  newPasswordSchema,
  resetRequestSchema,
} from '~/features/account/credentials/credentials.schema.server';
import {
  passkeyLoginSchema,
  passkeysSchema,
  removeByLinkSchema,
} from '~/features/account/passkeys/passkeys.schema.server';
import { termsAnswerSchema } from '~/features/account/terms/terms.schema.server';
import { LIKES_MAX, signupContextSchema } from '~/features/joining/signup/signup-context.schema.server';
import { signupSchema } from '~/features/joining/signup/signup.schema.server';
import { exportSchema } from '~/features/leaving/export/export.schema.server';
import { leaveSchema } from '~/features/leaving/leave/leave.schema.server';
import { messagesSettingsForm } from '~/features/notifications/settings/messages-settings.schema.server';
import { consentSchema } from '~/features/profiles/consents/consents.schema.server';
import { memberForm, needing, openForm, type Form } from './form-operation';
import { anyRules } from './any-brand';
import { ref, requestSchema, type JsonSchema } from './json-schema';
import { empty, query, domainError } from './operations';
import { either } from './responses';
import { languageChoice, next, nothing, schemeChoice, siteEntry } from './unparsed';

const deleted = domainError(403, 'The account was deleted and can be reactivated.');
const passkeyStep = {
  200: either(
    'The first step: what the browser needs. The second: done.',
    passkeyOptionsSchema,
    formDoneResponseSchema,
  ),
};

const resetRequest = needing(resetRequestSchema, 'email');
const newPassword = needing(newPasswordSchema, 'token', 'new_password', 'repeat_password');
const oldAndNew = needing(changePasswordSchema, 'old_password', 'new_password', 'repeat_password');
const signup = needing(signupSchema(anyRules), 'email', 'name', 'password', 'date_of_birth');

const signupResponses = {
  ...domainError(
    403,
    'The brand does not accept this signup, or the account of this e-mail address was deleted and can be reactivated.',
  ),
  ...domainError(409, 'The e-mail address already has an account.'),
};

/** The choices of a visitor on a landing page, as query parameters; unknown values are ignored. */
const { properties: choice } = requestSchema(signupContextSchema) as {
  properties: Record<string, { anyOf: JsonSchema[] }>;
};
const lander = query(
  'lander',
  'The landing page from which the visitor came: name or name.slug.',
  choice.lander!.anyOf[0]!,
);
const choices = [
  query('like', `Members whom the new member will like once the e-mail address is confirmed; at most ${LIKES_MAX}.`, {
    type: 'array',
    items: ref(memberIdSchema),
  }),
  query('region', 'The region of the new member, in a country that the brand serves.', choice.region!.anyOf[0]!),
  query('answer', 'The answer that was chosen on the landing page.', choice.answer!.anyOf[0]!),
];

/** The forms of the account pages. */
export const accountForms: Record<string, Form> = {
  '/signup': openForm('signUp', signup, {
    summary:
      'Creates an account and logs in; at a brand with neutral account responses also where the e-mail address has one, whose owner gets a mail.',
    also: [signupResponses, 429],
    parameters: [lander, ...choices],
  }),
  '/members/{id}/signup': openForm('signUpForMember', signup, {
    summary:
      'Signs up like /signup, from the page of a member, who receives signup_message once the e-mail address is confirmed.',
    also: [signupResponses, 404, 429],
    parameters: [lander],
  }),
  '/login': openForm('logInOnPage', needing(loginSchema.omit({ resume: true }), 'email', 'password'), {
    summary: 'Logs in and returns where to go next; /api/user.php returns the user instead.',
    also: [401, deleted, 429],
  }),
  '/login/passkey': openForm('logInWithPasskey', passkeyLoginSchema, {
    summary: 'Logs in with a passkey of this brand, in two steps, and returns where to go next.',
    also: [passkeyStep, 401, deleted, 429],
  }),
  '/account-deleted': openForm('askToReturn', resetRequest, {
    summary:
      'Sends the link to take a deleted account back once more; the response never says whether the e-mail address has one.',
    also: [429],
  }),
  '/reset-password': openForm('askForReset', resetRequest, {
    summary:
      'Sends a link to set a new password; a brand with neutral account responses does not say whether there is an account.',
    also: [deleted, 429],
  }),
  '/reset-password/do': openForm(
    'resetPassword',
    [newPassword, removeByLinkSchema.extend({ intent: z.literal('remove-passkey') })],
    {
      summary:
        'Sets a new password with a mailed link, once, and ends all sessions of the member; or removes a passkey of theirs.',
      also: [domainError(410, 'The link was used, has expired, or never existed.'), 429],
    },
  ),
  '/notifications/messages': memberForm('changeNotifications', messagesSettingsForm, {
    summary: 'Saves which notifications the member gets, in which way, how often and when not.',
  }),
  '/notifications/visibility': memberForm('changeVisibility', visibilityForm, {
    summary: 'Says whether visitors without an account may see the profile, and switches the invisible mode.',
  }),
  '/notifications/passkeys': memberForm('changePasskeys', passkeysSchema, {
    summary: 'Adds a passkey, in two steps, renames or removes one, and tells the member by mail.',
    also: [passkeyStep, 403, 401, domainError(409, 'Added before, one too many, or the only way to log in.'), 429],
  }),
  '/notifications/password': memberForm('changePassword', oldAndNew, {
    summary: 'Changes the password, ends all other sessions, and mails a link that undoes it for 48 hours.',
    also: [429],
  }),
  '/notifications/email-address': memberForm('changeEmail', changeEmailSchema, {
    summary: 'Sends a link to another e-mail address, which becomes the member’s when the link is followed.',
    also: [429],
  }),
  '/notifications/sessions': memberForm('endSessions', endSessionSchema, {
    summary: 'Ends one session of the member, or all but the current one.',
  }),
  '/notifications/data': memberForm('askForOwnData', exportSchema, {
    summary: 'Asks for an archive of the member’s own data, which is made in the background and announced by mail.',
    also: [429],
  }),
  '/notifications/leave': memberForm('deleteAccount', leaveSchema, {
    summary: 'Deletes the account, mails a link that does, or accepts the offer to stay.',
    also: [403, domainError(409, 'The account has no password; a mailed link confirms instead.'), 429],
  }),
  '/notifications/consents': memberForm('sayConsent', consentSchema, {
    summary:
      'Gives a consent of the member, or takes it back; with the version of a text that has changed, nothing is recorded.',
    also: [429],
  }),
  '/notifications/terms': memberForm('answerTerms', termsAnswerSchema, {
    summary: 'Accepts new terms of the brand, or puts the answer off; with an older version, nothing is recorded.',
    also: [429],
  }),
  '/activate/resend': memberForm('resendActivation', next, {
    summary: 'Sends the mail with the activation link again.',
  }),
  '/{token}': openForm('followLink', nothing, {
    summary: 'Performs the action of a mailed link, once; used and expired links redirect as well.',
    also: [404, 429],
  }),
  '/lang-config': openForm('chooseLanguage', languageChoice, {
    summary: 'Sets the language of the pages, in a cookie and in the account.',
  }),
  '/appearance': openForm('chooseScheme', schemeChoice, {
    summary: 'Sets the light or the dark scheme of the pages in a cookie, or forgets the choice.',
  }),
  '/site-entry': openForm('dismissEntry', siteEntry, {
    summary: 'Records that the visitor has seen the site-entry warning, or an alert.',
    also: [empty(204, 'Done; the response to a request from the script of the page.')],
  }),
};
