import { freshKey } from '../chatting';

const nobody = { email: 'nobody@mail.example', password: 'wrong password' };
const text = () => ({ text: 'Hello from the matrix', request_key: freshKey() });
const gift = () => ({ gift: 'kite', request_key: freshKey() });

/** The bodies of forms and calls in addition to what the table of the access matrix says; all others are empty. */
const BODIES: Record<string, () => Record<string, unknown>> = {
  'login POST': () => nobody,
  'members POST': () => ({ name: 'Kept', query: '?gender=&country=' }),
  'members-id-chat POST': text,
  'chats-id POST': text,
  'chats-id-gift POST': gift,
  'members-id-gift POST': gift,
  'members-id-like POST': () => ({ intent: 'like', on: 'about_me' }),
  'chats-settings POST': () => ({ who_may_write: 'everybody', receipts: 'on' }),
  // The id of no session, so that the actor's other sessions continue.
  'notifications-messages POST': () => ({ mail_like: 'on' }),
  'notifications-visibility POST': () => ({}),
  'notifications-location POST': () => ({ section: 'location', country: 'GB' }),
  'notifications-sessions POST': () => ({ end: 'one', session: '0'.repeat(26) }),
  // A wrong password, so that nothing is made.
  'notifications-data POST': () => ({ password: 'not mine' }),
  // A wrong password, so that no actor is deleted.
  'notifications-leave POST': () => ({ intent: 'leave', password: 'not mine' }),
  // Takes back what nobody gave, so that no actor is changed.
  'notifications-consents POST': () => ({ kind: 'sensitive_data', given: 'no', version: '2026-11-23' }),
  'notifications-photo-check POST': () => ({ intent: 'withdraw' }),
  // Puts the answer off, so that no actor is changed.
  'notifications-terms POST': () => ({ answer: 'later', version: '2023-12-01T12:00:00Z' }),
  'complaints POST': () => ({ category: 'other', words: 'From the matrix', email: nobody.email }),
  'pages-notice POST': () => ({
    about: '/members',
    category: 'other',
    words: 'From the matrix',
    email: nobody.email,
    good_faith: 'on',
  }),
  'pages-service POST': () => ({ category: 'other', words: 'From the matrix', email: nobody.email }),
  'credits POST': () => ({ country: 'GB', return_to: '/credits' }),
  // A price that was never shown: the request is authorised, but no order is placed.
  'credits-id-paymentmethod POST': () => ({ request_key: freshKey(), total: '1', currency: 'GBP', country: 'GB' }),
  // Cancels a change that nobody asked for, so that no actor is restricted afterwards.
  'credits-limits POST': () => ({ intent: 'cancel', kind: 'day' }),
  'withdrawal-id POST': () => ({ order: '0'.repeat(26), email: nobody.email, request_key: 'matrix', amount: '1' }),
  'credits-open-amount POST': () => ({ request_key: freshKey(), total: '1', currency: 'GBP', country: 'GB' }),
  'credits-repeat-order POST': () => ({ request_key: freshKey(), total: '1', currency: 'GBP', country: 'GB' }),
  'transactions-id POST': () => ({ saved: '0'.repeat(26) }),
  'members-id-report POST': () => ({ reason: 'spam' }),
  'lang-config POST': () => ({ locale: 'en' }),
  'appearance POST': () => ({ theme: 'dark' }),
  'api-user POST': () => nobody,
  'api-user PUT': () => ({ language: 'en' }),
  'api-messages POST': text,
  // The actors have received no message, so the conversation is theirs and the message is not.
  'api-messages PUT': () => ({ seq: 1, reaction: 'heart' }),
  'api-chat PUT': () => ({ read: 1 }),
};

export function matrixBody(route: string, method: string): Record<string, unknown> {
  return BODIES[`${route} ${method}`]?.() ?? {};
}
