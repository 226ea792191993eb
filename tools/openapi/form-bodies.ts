import { notificationTypes } from '~/contract/user';
import { consentKinds } from '~/features/profiles/consents/consents';
import type { termsAnswerSchema } from '~/features/account/terms/terms.schema.server';
import type { consentSchema } from '~/features/profiles/consents/consents.schema.server';
import type { z } from 'zod';
import type { endSessionSchema, loginSchema } from '~/features/account/account.schema.server';
import type { exportSchema } from '~/features/leaving/export/export.schema.server';
import { LEAVE_WORDS_MAX, leaveReasons } from '~/features/leaving/leave/leave-reasons';
import type { leaveSchema } from '~/features/leaving/leave/leave.schema.server';
import type {
  changeEmailSchema,
  changePasswordSchema,
  newPasswordSchema,
  resetRequestSchema,
} from '~/features/account/credentials/credentials.schema.server';
import type {
  countrySchema as countryOfPaymentSchema,
  removeSavedSchema,
  savingOrderSchema,
} from '~/features/billing/checkout/order.schema.server';
import type { debitSchema } from '~/features/billing/direct-debit/direct-debit.schema.server';
import { pauseLengths } from '~/features/billing/limits/own-limits';
import type { limitsSchema } from '~/features/billing/limits/limits.schema.server';
import {
  CASE_ABOUT,
  CASE_NAME,
  CASE_WORDS,
  complaintCategories,
  noticeCategories,
  questionCategories,
} from '~/features/safety/cases/case-choices';
import type { complaintSchema, noticeSchema, questionSchema } from '~/features/safety/cases/case.schema.server';
import type { withdrawalRequestSchema, withdrawalSchema } from '~/features/billing/returning/withdrawal.schema.server';
import type { conversationBody, giftForm, messageForm, settingsForm } from '~/features/chat/server/chat.schema.server';
import type { listsSchema } from '~/features/discovery/search/member-lists.schema.server';
import type { signupSchema } from '~/features/joining/signup/signup.schema.server';
import type { waitingListSchema } from '~/features/joining/waiting-list/waiting-list.schema.server';
import type { photoFormSchema } from '~/features/photos/own/photo-form.schema.server';
import type { photoCheckSchema } from '~/features/photos/check/photo-check.schema.server';
import type { reportSchema } from '~/features/safety/report/report.schema.server';
import { reportReasons } from '~/features/safety/report/report-reasons';
import type { likeForm } from '~/features/chat/comment/comment.schema.server';
import { gifts } from '~/features/chat/gifts/gift-catalogue';
import { conversationIdSchema, countrySchema, languageSchema } from '~/contract/identifiers';
import { input, oneOf, ref, text, whole } from './json-schema';

/** The bodies of the pages' forms. */
const requestKey = (least: number) =>
  text('A key that the client makes: repeated requests with the same key are performed once.', {
    pattern: `^[A-Za-z0-9_-]{${least},64}$`,
  });
const next = text('The path of this brand to which the form redirects afterwards; anything else is ignored.', {
  maxLength: 2000,
});

export const nothing = input<object>({}, []);
export const backTo = input<{ next: string }>({ next }, []);
export const login = input<Omit<z.input<typeof loginSchema>, 'resume'>>({ email: text(), password: text(), next }, [
  'email',
  'password',
]);
export const resetRequest = input<z.input<typeof resetRequestSchema>>(
  { email: text('The e-mail address of the account.', { maxLength: 254 }) },
  ['email'],
);
const newPassword = { minLength: 8, maxLength: 128 };
export const resetPassword = input<z.input<typeof newPasswordSchema>>(
  {
    token: text('The secret of the mailed link.', { pattern: '^[A-Za-z0-9_-]{43}$' }),
    new_password: text('Must not be a common password, nor the name or the e-mail address of the member.', newPassword),
    repeat_password: text('The same once more.', newPassword),
  },
  ['token', 'new_password', 'repeat_password'],
);
export const passwordChange = input<z.input<typeof changePasswordSchema>>(
  {
    old_password: text('The password of now.', { maxLength: 128 }),
    new_password: text('Must not be a common password, nor the name or the e-mail address of the member.', newPassword),
    repeat_password: text('The same once more.', newPassword),
  },
  ['old_password', 'new_password', 'repeat_password'],
);
export const emailChange = input<z.input<typeof changeEmailSchema>>(
  {
    intent: oneOf(['change', 'cancel'], 'change, the default, or cancel: an earlier request no longer counts.'),
    email: text('The new e-mail address.', { maxLength: 254 }),
    password: text('The password of the member.', { maxLength: 128 }),
  },
  [],
);
const passkeyAnswer = text('What the browser returned, as JSON.', { maxLength: 20_000 });
export const passkeyLogin = input<Record<'intent' | 'answer' | 'next', string>>(
  {
    intent: oneOf(['begin', 'log-in'], 'begin returns what the browser needs, log-in sends what it returned.'),
    answer: passkeyAnswer,
    next,
  },
  ['intent'],
);
export const ownPasskeys = input<Record<'intent' | 'password' | 'answer' | 'passkey' | 'name', string>>(
  {
    intent: oneOf(
      ['begin', 'add', 'rename', 'remove'],
      'begin returns what the browser needs, add sends what it returned.',
    ),
    password: text('With begin: the password of the member, if there is one.', { maxLength: 128 }),
    answer: passkeyAnswer,
    passkey: text('The passkey to rename or remove.', { pattern: '^[0-9a-z]{26}$' }),
    name: text('With rename.', { maxLength: 60 }),
  },
  ['intent'],
);
export const sessionEnd = input<z.input<typeof endSessionSchema>>(
  {
    end: oneOf(['one', 'others'], 'one: a single session of the member; others: all but the current one.'),
    session: text('The session to end, with `one`.', { pattern: '^[0-9a-z]{26}$' }),
  },
  ['end'],
);
export const ownData = input<z.input<typeof exportSchema>>(
  { password: text('The password of the account, if it has one.', { maxLength: 200 }) },
  [],
);
export const leaving = input<z.input<typeof leaveSchema>>(
  {
    intent: oneOf(['leave', 'mail', 'stay'], 'mail: for accounts without a password; stay: takes the offered code.'),
    password: text('The password of the account, with `leave`.', { maxLength: 200 }),
    reason: oneOf([...leaveReasons, ''], 'Why; nobody has to say.'),
    words: text('In the member’s own words.', { maxLength: LEAVE_WORDS_MAX }),
  },
  ['intent'],
);
const on = text('on: the switch is on. Absent: it is off.', { const: 'on' });
const switches = Object.fromEntries(
  ['mail', 'push'].flatMap((way) => notificationTypes.map((type) => [`${way}_${type}`, on] as const)),
);
export const messagesSettingsFields = input<Record<string, unknown>>(
  {
    intent: oneOf(['save', 'none', 'recommended'], 'none: everything off; recommended: as for a new member.'),
    ...switches,
    frequency: oneOf(['now', 'hourly', 'daily', 'weekly'], 'How often e-mails about people are sent at most.'),
    quiet_from: text('The first quiet hour, 0 to 23.', { pattern: '^[0-9]{1,2}$' }),
    quiet_until: text('The hour at which they end.', { pattern: '^[0-9]{1,2}$' }),
    time_zone: text('Such as Europe/Amsterdam; empty for that of the country.', { maxLength: 60 }),
  },
  [],
);
export const visibilityFields = input<{ invisible: 'on'; seen_by: 'members' | 'visitors'; version: string }>(
  {
    invisible: on,
    seen_by: { enum: ['members', 'visitors'], description: 'Who may see the profile, where the brand asks for it.' },
    version: { type: 'string', description: 'Of the text that asks for it.' },
  },
  [],
);
export const consentChoice = input<z.input<typeof consentSchema>>(
  {
    kind: oneOf(consentKinds, 'What is agreed to.'),
    given: oneOf(['yes', 'no']),
    version: text('The version of the text that the member has read.', { maxLength: 20 }),
  },
  ['kind', 'given', 'version'],
);
export const termsAnswer = input<z.input<typeof termsAnswerSchema>>(
  {
    answer: oneOf(['accept', 'later']),
    version: text('The version of the terms that the member has read.', { maxLength: 32 }),
    next,
  },
  ['answer', 'version'],
);
export const languageChoice = input<{ locale: string; next: string }>({ locale: ref(languageSchema), next }, [
  'locale',
]);
export const schemeChoice = input<{ theme: string; next: string }>(
  { theme: { type: 'string', enum: ['auto', 'light', 'dark'] }, next },
  ['theme'],
);
export const blocking = input<{ undo: 'yes'; next: string }>(
  { undo: text('yes: unblocks the member.', { const: 'yes' }), next },
  [],
);
export const report = input<z.input<typeof reportSchema>>(
  {
    subject: text(
      'What is reported: profile (the default), photo: followed by a file name, or message: followed by an id.',
      {
        maxLength: 80,
      },
    ),
    reason: oneOf(reportReasons),
    words: text('A description in the words of the reporter; required with the reason other.', { maxLength: 1000 }),
  },
  ['reason'],
);
export const conversationChoice = input<z.input<typeof conversationBody>>({ conversation: ref(conversationIdSchema) }, [
  'conversation',
]);
export const chatSettings = input<z.input<typeof settingsForm>>(
  {
    who_may_write: oneOf(['everybody', 'liked', 'matches'], 'Who may begin a conversation with the member.'),
    receipts: text('on: shows what was delivered and read, to both sides. Absent: shows neither.'),
  },
  ['who_may_write'],
);
export const searchesAndHidden = input<z.input<typeof listsSchema>>(
  {
    intent: oneOf(['save-search', 'rename-search', 'delete-search', 'hide', 'unhide']),
    id: text('The id of the saved search, or of the member to hide or unhide.', { pattern: '^[0-9a-z]{1,26}$' }),
    name: text('The name under which to save the search, or its new name.', { minLength: 1, maxLength: 60 }),
    query: text('The filters to save, as the query string of /members.', { maxLength: 4000 }),
    next,
  },
  ['intent'],
);
export const textMessage = input<z.input<ReturnType<typeof messageForm>>>(
  {
    text: text('At most message_length characters.'),
    request_key: requestKey(8),
    reply_to: text('The seq of a received message that the text replies to and quotes.'),
  },
  ['text', 'request_key'],
);

export const comment = input<z.input<ReturnType<typeof likeForm>>>(
  {
    intent: oneOf(['like', 'comment'], 'A like alone is free and ignores the text.'),
    on: text('photo: and its file name, about_me, looking_for, or prompt: and its id.'),
    text: text('The comment.'),
    request_key: requestKey(8),
  },
  ['intent', 'on'],
);
export const gift = input<z.input<typeof giftForm>>(
  {
    gift: oneOf(
      gifts.map(({ id }) => id),
      'A gift from the catalogue.',
    ),
    request_key: requestKey(8),
  },
  ['gift', 'request_key'],
);

export const signup = input<Omit<z.input<ReturnType<typeof signupSchema>>, `date_of_birth.${string}`>>(
  {
    email: text('An e-mail address that has no account with this brand.'),
    name: text('Must not be the e-mail address, and must not begin with @.'),
    password: text('Must not be a common password, and must not be derived from the name or the e-mail address.', {
      minLength: 8,
      maxLength: 128,
    }),
    date_of_birth: text('The form of the page sends date_of_birth.day, .month and .year instead.', {
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    }),
    gender: oneOf(['female', 'male']),
    signup_message: text('The first message to the member in the path; at most message_length characters.'),
    about: text('The first text about the member for the profile.', { maxLength: 1000 }),
  },
  ['email', 'name', 'password', 'date_of_birth'],
);

export const photoCheck = input<z.input<typeof photoCheckSchema>>(
  {
    intent: oneOf(['begin', 'pose', 'second', 'withdraw']),
    version: text('For `begin`: the version of the text that the member agrees to.', { maxLength: 20 }),
  },
  ['intent'],
);
export const photoAction = input<z.input<typeof photoFormSchema>>(
  {
    intent: oneOf(['main', 'earlier', 'later', 'delete', 'order', 'crop']),
    photo: text('A photo of the member; not used by `order`.', { pattern: '^[0-9a-z]{26}$' }),
    order: text('For `order`: the ids in their new order, separated by commas.', { maxLength: 3000 }),
    zoom: text('For `crop`: 100 shows as much as fits, 300 a third of it.'),
    left: text('For `crop`: the horizontal position, from 0 (left) to 100 (right).'),
    top: text('For `crop`: the vertical position, from 0 (top) to 100 (bottom).'),
  },
  ['intent'],
);

export const ownLimits = input<z.input<typeof limitsSchema>>(
  {
    intent: oneOf(
      ['limits', 'pause', 'end-pause', 'company', 'cancel', 'dismiss'],
      'limits: the three amounts; pause: no orders for a time; company: whether orders at all brands of the company count; cancel: forgets a change that waits; dismiss: the word about unusual spending was read. What restricts less waits 24 hours.',
    ),
    currency: text('For `limits`: the currency of the amounts.', { pattern: '^[A-Z]{3}$' }),
    day: text('For `limits`: the most in 24 hours, such as 49.90; empty for no limit.', { maxLength: 40 }),
    week: text('The same for 7 days.', { maxLength: 40 }),
    month: text('The same for 30 days.', { maxLength: 40 }),
    length: oneOf(pauseLengths, 'For `pause`: 24 hours, 7 days, 30 days, or through a day.'),
    until: text('For `pause` with `date`: the last day, YYYY-MM-DD.', { maxLength: 10 }),
    agree: text('For `company`: on, or absent to end it.', { const: 'on' }),
    kind: oneOf(['day', 'week', 'month', 'pause', 'company'], 'For `cancel`: what stays as it is.'),
    next,
  },
  ['intent'],
);

export const countryChoice = input<z.input<typeof countryOfPaymentSchema>>(
  {
    country: ref(countrySchema),
    return_to: text('The checkout page from which the country was changed.', { maxLength: 2000 }),
    next,
  },
  ['country'],
);

export const complaint = input<z.input<typeof complaintSchema>>(
  {
    category: oneOf(complaintCategories, 'What it is about. `decision` needs its number in `about`.'),
    about: text('The number of the decision, report, notice or order.', { maxLength: CASE_ABOUT }),
    words: text('What happened.', { maxLength: CASE_WORDS }),
    email: text('Where the answer goes; needed without a login.', { maxLength: 254 }),
  },
  ['category', 'words'],
);

export const notice = input<z.input<typeof noticeSchema>>(
  {
    about: text('The URL of the content, or words that find it.', { maxLength: CASE_ABOUT }),
    category: oneOf(noticeCategories, 'Why it is illegal. Only `children` needs no e-mail address.'),
    words: text('The explanation.', { maxLength: CASE_WORDS }),
    name: text('The name of the sender.', { maxLength: CASE_NAME }),
    email: text('Where the decision goes; needed without a login.', { maxLength: 254 }),
    good_faith: text('on: the sender believes in good faith that it is correct and complete.', { const: 'on' }),
  },
  ['about', 'category', 'words', 'good_faith'],
);

export const question = input<z.input<typeof questionSchema>>(
  {
    category: oneOf(questionCategories, 'What it is about.'),
    words: text('The question.', { maxLength: CASE_WORDS }),
    email: text('Where the answer goes; needed without a login.', { maxLength: 254 }),
  },
  ['category', 'words'],
);

export const waitingList = input<z.input<ReturnType<typeof waitingListSchema>>>(
  {
    email: text('Where the one e-mail goes; a mailed link confirms it.', { maxLength: 254 }),
    of_age: text('yes: the sender has the minimum age of the brand.', { const: 'yes' }),
    consent: text('yes: the sender agrees to one e-mail when signups are open to everybody.', { const: 'yes' }),
  },
  ['email', 'of_age', 'consent'],
);

export const withdrawalRequest = input<z.input<typeof withdrawalRequestSchema>>(
  {
    order: text('The number of the order, as in its receipt.', { maxLength: 200 }),
    email: text('The e-mail address of the member who ordered.', { maxLength: 254 }),
  },
  ['order', 'email'],
);
export const withdrawal = input<z.input<typeof withdrawalSchema>>(
  {
    request_key: requestKey(1),
    amount: whole('In minor units: the amount that the member saw and confirms.', { minimum: 1, maximum: 1e8 }),
  },
  ['request_key', 'amount'],
);
const orderFields = {
  request_key: requestKey(10),
  total: whole('In minor units, including the fee: the amount that the member saw and agreed to.', {
    minimum: 1,
    maximum: 1e8,
  }),
  currency: text('ISO 4217.', { pattern: '^[A-Z]{3}$' }),
  country: text('The payment country on which the price is based.', { pattern: '^[A-Z]{2}$' }),
  discount_code: text('The discount code in the total; empty for none.', { maxLength: 200 }),
  next,
};

export const order = input<z.input<typeof savingOrderSchema>>(
  {
    ...orderFields,
    remember: oneOf(['on', ''], 'Saves the payment method for later orders; without it nothing is saved.'),
    saved: text('The saved method to charge at once, of the method in the path; empty for none.', {
      pattern: '^([0-9a-z]{26})?$',
    }),
  },
  ['request_key', 'total', 'currency', 'country'],
);

export const removeSaved = input<z.input<typeof removeSavedSchema>>(
  { saved: text('The saved method.', { pattern: '^[0-9a-z]{26}$' }) },
  ['saved'],
);

export const directDebit = input<z.input<ReturnType<typeof debitSchema>>>(
  {
    ...orderFields,
    bundle: text('The id of the bundle.', { maxLength: 40 }),
    otp: text('The code from the text message. Without it, the code is sent; with it, the order is placed.', {
      maxLength: 40,
    }),
    intent: oneOf(['code', 'resend', 'change', 'order'], 'What to do, if it does not follow from the code.'),
    account_holder: text('At most 70 characters.'),
    iban: text('An account of any SEPA country.'),
    street: text(),
    house_number: text(),
    zip: text(),
    city: text(),
    phone: text('A mobile number of a country of the brand.'),
  },
  ['request_key', 'total', 'currency', 'country', 'bundle'],
);

/** The format of a payment event depends on the provider; this is the sandbox's. */
export const paymentEvent = input(
  {
    id: text('The id of the event: a repeated event has no effect.'),
    type: { const: 'payment.changed' },
    occurred_at: whole('In epoch milliseconds.'),
    payment: input(
      {
        reference: text('The reference of the provider.'),
        merchant_payment_id: text('The id of the payment with this platform.'),
        state: oneOf(['paid', 'pending', 'failed', 'cancelled']),
        amount_minor: whole('The amount that was paid; an amount that differs from the order is refused.', {
          minimum: 1,
        }),
        currency: text('ISO 4217.', { pattern: '^[A-Z]{3}$' }),
      },
      ['reference', 'merchant_payment_id', 'state', 'amount_minor', 'currency'],
    ),
  },
  ['id', 'type', 'occurred_at', 'payment'],
);
