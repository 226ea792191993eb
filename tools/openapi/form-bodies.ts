import type { z } from 'zod';
import type { endSessionSchema, loginSchema } from '~/features/account/account.schema.server';
import type {
  countrySchema as countryOfPaymentSchema,
  orderSchema,
} from '~/features/billing/checkout/order.schema.server';
import type { conversationBody, giftForm, messageForm, settingsForm } from '~/features/chat/server/chat.schema.server';
import type { listsSchema } from '~/features/discovery/search/member-lists.schema.server';
import type { signupSchema } from '~/features/joining/signup/signup.schema.server';
import type { photoFormSchema } from '~/features/photos/photos.schema.server';
import type { reportSchema } from '~/features/safety/report/report.schema.server';
import { reportReasons } from '~/features/safety/report/report-reasons';
import { gifts } from '~/features/chat/gifts/gift-catalogue';
import { conversationIdSchema, countrySchema, languageSchema } from '~/contract/identifiers';
import { input, oneOf, ref, text, whole } from './json-schema';

/** The bodies of the pages' forms. */
const requestKey = (least: number) =>
  text('Made by whoever sends: the same key is the same action, however often it is sent.', {
    pattern: `^[A-Za-z0-9_-]{${least},64}$`,
  });
const next = text('A path of this brand to go on to afterwards; anything else is ignored.', { maxLength: 2000 });

export const nothing = input<object>({}, []);
export const backTo = input<{ next: string }>({ next }, []);
export const login = input<Omit<z.input<typeof loginSchema>, 'resume'>>({ email: text(), password: text(), next }, [
  'email',
  'password',
]);
export const sessionEnd = input<z.input<typeof endSessionSchema>>(
  {
    end: oneOf(['one', 'others'], 'One login of the member, or all but the one that asks.'),
    session: text('With one: which.', { pattern: '^[0-9a-z]{26}$' }),
  },
  ['end'],
);
export const languageChoice = input<{ locale: string; next: string }>({ locale: ref(languageSchema), next }, [
  'locale',
]);
export const blocking = input<{ undo: 'yes'; next: string }>(
  { undo: text('yes: unblock.', { const: 'yes' }), next },
  [],
);
export const report = input<z.input<typeof reportSchema>>(
  {
    subject: text('profile, photo: and the name of a file, or message: and an id. Left out it is the profile.', {
      maxLength: 80,
    }),
    reason: oneOf(reportReasons),
    words: text('Own words; needed with other.', { maxLength: 1000 }),
  },
  ['reason'],
);
export const conversationChoice = input<z.input<typeof conversationBody>>({ conversation: ref(conversationIdSchema) }, [
  'conversation',
]);
export const chatSettings = input<z.input<typeof settingsForm>>(
  {
    who_may_write: oneOf(['everybody', 'liked', 'matches'], 'Who may begin a conversation with the member.'),
    receipts: text('on: says what was delivered and read, and shows it. Left out: neither.'),
  },
  ['who_may_write'],
);
export const searchesAndHidden = input<z.input<typeof listsSchema>>(
  {
    intent: oneOf(['save-search', 'rename-search', 'delete-search', 'hide', 'unhide']),
    id: text('Of the saved search, or of the member who is hidden or shown again.', { pattern: '^[0-9a-z]{1,26}$' }),
    name: text('Of the search: to save or rename it.', { minLength: 1, maxLength: 60 }),
    query: text('The filters to save, as query of /members.', { maxLength: 4000 }),
    next,
  },
  ['intent'],
);
export const textMessage = input<z.input<ReturnType<typeof messageForm>>>(
  { text: text('At most message_length characters.'), request_key: requestKey(8) },
  ['text', 'request_key'],
);

export const gift = input<z.input<typeof giftForm>>(
  {
    gift: oneOf(
      gifts.map(({ id }) => id),
      'One of the catalogue.',
    ),
    request_key: requestKey(8),
  },
  ['gift', 'request_key'],
);

export const signup = input<Omit<z.input<ReturnType<typeof signupSchema>>, `date_of_birth.${string}`>>(
  {
    email: text('An address without an account here.'),
    name: text('Not the e-mail address, and without @ in front.'),
    password: text('Neither common nor made of the name or the address.', { minLength: 8, maxLength: 128 }),
    date_of_birth: text('The form of the page sends date_of_birth.day, .month and .year instead.', {
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    }),
    gender: oneOf(['female', 'male']),
    signup_message: text('The first words to the member of the path; at most message_length characters.'),
    about: text('The first own words of the profile.', { maxLength: 1000 }),
  },
  ['email', 'name', 'password', 'date_of_birth'],
);

export const photoAction = input<z.input<typeof photoFormSchema>>(
  {
    intent: oneOf(['main', 'earlier', 'later', 'delete', 'order', 'crop']),
    photo: text('Of a photo of one’s own; not for `order`.', { pattern: '^[0-9a-z]{26}$' }),
    order: text('For `order`: ids, the first first, with commas between them.', { maxLength: 3000 }),
    zoom: text('For `crop`: 100 shows all that fits, 300 a third of it.'),
    left: text('For `crop`: where from left to right, 0 to 100.'),
    top: text('For `crop`: where from top to bottom, 0 to 100.'),
  },
  ['intent'],
);

export const countryChoice = input<z.input<typeof countryOfPaymentSchema>>(
  { country: ref(countrySchema), return_to: text('The checkout page it was asked on.', { maxLength: 2000 }), next },
  ['country'],
);

export const order = input<z.input<typeof orderSchema>>(
  {
    request_key: requestKey(10),
    total: whole('Minor units, fee included: what the member saw and agreed to.', { minimum: 1, maximum: 1e8 }),
    currency: text('ISO 4217.', { pattern: '^[A-Z]{3}$' }),
    country: text('The payment country whose price it is.', { pattern: '^[A-Z]{2}$' }),
    next,
  },
  ['request_key', 'total', 'currency', 'country'],
);

/** The format of a payment event depends on the provider; this is the sandbox's. */
export const paymentEvent = input(
  {
    id: text('Of the event: told twice, it counts once.'),
    type: { const: 'payment.changed' },
    occurred_at: whole('Epoch milliseconds.'),
    payment: input(
      {
        reference: text('The provider’s.'),
        merchant_payment_id: text('Ours.'),
        state: oneOf(['paid', 'pending', 'failed', 'cancelled']),
        amount_minor: whole('What was paid; another amount than ordered is refused.', { minimum: 1 }),
        currency: text('ISO 4217.', { pattern: '^[A-Z]{3}$' }),
      },
      ['reference', 'merchant_payment_id', 'state', 'amount_minor', 'currency'],
    ),
  },
  ['id', 'type', 'occurred_at', 'payment'],
);
