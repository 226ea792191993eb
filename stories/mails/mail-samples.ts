import { debitNoticeMail } from '~/features/billing/direct-debit/debit-notice-mail';
import { receiptMail, type ReceiptInput } from '~/features/billing/payments/receipt-mail';
import { moneyReturnedMail, type MoneyReturned } from '~/features/billing/returning/return-mail';
import { OPEN_AMOUNT } from '~/features/billing/orders/order-status';
import { withdrawalMail } from '~/features/billing/returning/withdrawal-mail';
import * as mailChanges from '~/features/account/credentials/mail-change-mails';
import * as passwords from '~/features/account/credentials/password-mails';
import * as resets from '~/features/account/credentials/reset-mails';
import * as passkeys from '~/features/account/passkeys/passkey-mails';
import { exportReadyMail } from '~/features/leaving/export/export-mail';
import { leaveLinkMail, leftMail } from '~/features/leaving/leave/leaving-mails';
import { accountExistsMail, activationMail } from '~/features/joining/activation/signup-mails';
import * as lists from '~/features/joining/waiting-list/waiting-list-mails';
import { activationReminderMail, profileReminderMail } from '~/features/mailings/reminder-mail';
import { announcementMail } from '~/features/mailings/announcements/announcement-mail';
import { newTermsMail } from '~/features/mailings/new-terms/new-terms-mail';
import { unreadMail } from '~/features/mailings/unread-mail';
import type { PromotionTerms } from '~/features/billing/discounts/promotion-terms';
import { promotionMail } from '~/features/mailings/promotion-mail';
import { weeklyMail } from '~/features/mailings/weekly-mail';
import { peopleMail } from '~/features/notifications/people-mail';
import { NOW } from '../.storybook/shell';
import { caseSamples } from './case-mail-samples';
import { entry, NAME, SECRET, service, type MailSample } from './mail-sample';

const promotion: PromotionTerms = {
  code: 'SPRING20',
  percentage: 2000,
  someMethods: true,
  minimum: { amount: 2500, currency: 'EUR' },
  firstOrder: false,
  once: true,
  endsAt: NOW + 7 * 86_400_000,
};

const ORDER = '01kb3vq2m8c5x7h9d4t6w0y1za';

const order: ReceiptInput['order'] = {
  id: ORDER,
  bundle_id: 'c250',
  credits: 250,
  currency: 'EUR',
  amount_minor: 3999,
  discount_minor: 1000,
  discount_code: 'WELCOME',
  fee_minor: 50,
  total_minor: 4049,
  vat_minor: 703,
  vat_rate: 2100,
  completed_at: NOW,
  created_at: NOW,
};

const refund: MoneyReturned['refund'] = {
  kind: 'return',
  credits: 120,
  amount_minor: 1920,
  currency: 'EUR',
  created_at: NOW,
};

/** Staff's own words, which are not in the catalogues. */
const announcedTo = (brand: string) => [
  {
    title: `Find people by what they love at ${brand}`,
    paragraphs: [
      'You can now search by interests: from open-air theatre to slow cooking. Choose up to three, and see who shares them.',
      'Nothing changes in your profile. Who has not filled in any interests is not found by them.',
    ],
    link: 'Search by interest',
    path: '/members',
  },
  {
    title: 'Your quiet hours are yours to choose',
    paragraphs: ['At night we send nothing. When your night begins and ends, you now decide yourself.'],
    path: null,
  },
];

/**
 * Every occasion on which the product sends a mail, made by the product's own functions. A test demands that each of
 * these functions is called here.
 */
export const mailSamples = {
  Activation: service((tenant, intl, origin) =>
    activationMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}`, pendingFor: null }),
  ),
  ActivationWithMessage: service((tenant, intl, origin) =>
    activationMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}`, pendingFor: 'Bram' }),
  ),
  AccountExists: service((tenant, intl, origin) =>
    accountExistsMail(tenant, intl, { name: NAME, url: `${origin}/login`, deleted: false }),
  ),
  ConfirmList: entry((tenant, intl, origin) => lists.confirmListMail(tenant, intl, { url: `${origin}/${SECRET}` })),
  AlreadyListed: entry((tenant, intl) => lists.alreadyListedMail(tenant, intl)),
  ListMember: service((tenant, intl, origin) =>
    lists.listMemberMail(tenant, intl, { name: NAME, url: `${origin}/login` }),
  ),
  SignupsOpen: entry((tenant, intl, origin) => lists.openingMail(tenant, intl, { url: `${origin}/signup` })),
  ResetPassword: service((tenant, intl, origin) =>
    resets.resetMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}`, unconfirmed: false }),
  ),
  ResetConfirms: service((tenant, intl, origin) =>
    resets.resetMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}`, unconfirmed: true }),
  ),
  ResetOfDeleted: service((tenant, intl) => resets.deletedAccountMail(tenant, intl, NAME)),
  PasswordReset: service((tenant, intl, origin) =>
    passwords.passwordResetMail(tenant, intl, { name: NAME, url: `${origin}/reset-password` }),
  ),
  PasswordChanged: service((tenant, intl, origin) =>
    passwords.passwordChangedMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}`, undo: true }),
  ),
  MailChange: service((tenant, intl, origin) =>
    mailChanges.mailChangeMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}` }),
  ),
  EmailTaken: service((tenant, intl) => mailChanges.emailTakenMail(tenant, intl, NAME)),
  EmailChanged: service((tenant, intl, origin) =>
    mailChanges.emailChangedMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}` }),
  ),
  ChangeUndone: service((tenant, intl) => mailChanges.changeUndoneMail(tenant, intl, NAME)),
  PasskeyAdded: service((tenant, intl, origin) =>
    passkeys.passkeyAddedMail(tenant, intl, {
      name: NAME,
      passkey: 'iCloud Keychain',
      url: `${origin}/${SECRET}`,
      undo: true,
    }),
  ),
  PasskeyRemoved: service((tenant, intl, origin) =>
    passkeys.passkeyRemovedMail(tenant, intl, {
      name: NAME,
      passkey: 'Firefox, Linux',
      url: `${origin}/notifications/passkeys`,
    }),
  ),
  Receipt: service((tenant, intl, origin) =>
    receiptMail(tenant, intl, {
      name: NAME,
      order,
      receiptNumber: '2026-000147',
      method: 'PayPal',
      url: `${origin}/transactions/${ORDER}`,
    }),
  ),
  OpenAmountPaid: service((tenant, intl, origin) =>
    receiptMail(tenant, intl, {
      name: NAME,
      order: { ...order, bundle_id: OPEN_AMOUNT, discount_minor: 0, discount_code: null },
      receiptNumber: '2026-000148',
      method: 'PayPal',
      url: `${origin}/transactions/${ORDER}`,
    }),
  ),
  DebitNotice: service((tenant, intl, origin) =>
    debitNoticeMail(tenant, intl, {
      name: NAME,
      order,
      debit: {
        collect_on: '2026-11-27',
        iban_last4: '4300',
        creditor_id: tenant.company.creditor_id ?? 'NL66ZZZ000000090000',
        mandate_reference: 'GH-2026-000147',
      },
      url: `${origin}/transactions/${ORDER}`,
    }),
  ),
  WithdrawalLink: service((tenant, intl, origin) =>
    withdrawalMail(tenant, intl, { name: NAME, orderId: ORDER, url: `${origin}/withdrawal/${SECRET}` }),
  ),
  WithdrawalImpossible: service((tenant, intl) =>
    withdrawalMail(tenant, intl, { name: NAME, orderId: ORDER, url: null }),
  ),
  MoneyReturned: service((tenant, intl, origin) =>
    moneyReturnedMail(tenant, intl, {
      name: NAME,
      refund,
      orderId: ORDER,
      method: 'PayPal',
      url: `${origin}/transactions/${ORDER}`,
    }),
  ),
  RefundedByTeam: service((tenant, intl, origin) =>
    moneyReturnedMail(tenant, intl, {
      name: NAME,
      refund: { ...refund, kind: 'operator', credits: 0 },
      orderId: ORDER,
      method: 'PayPal',
      url: `${origin}/transactions/${ORDER}`,
    }),
  ),
  ...caseSamples,
  People: {
    category: ['new_conversations', 'new_messages', 'like'],
    make: (tenant, intl, origin) =>
      peopleMail(tenant, intl, {
        name: NAME,
        origin,
        fictional: 'sample profile',
        happened: {
          firsts: [{ conversationId: '01kb', otherId: 'b', name: 'Bram', kind: 'member', unread: 1 }],
          messages: [{ conversationId: '01kc', otherId: 'c', name: 'Chloé', kind: 'fictional', unread: 3 }],
          likes: 2,
          matches: 1,
        },
      }),
  },
  ExportReady: service((tenant, intl, origin) =>
    exportReadyMail(tenant, intl, { name: NAME, until: NOW + 7 * 86_400_000, url: `${origin}/notifications/data` }),
  ),
  AccountDeleted: service((tenant, intl, origin) =>
    leftMail(tenant, intl, {
      name: NAME,
      until: NOW + 14 * 86_400_000,
      url: `${origin}/${SECRET}`,
      certificate: `${origin}/account-deleted?certificate=${SECRET}`,
    }),
  ),
  LeaveLink: service((tenant, intl, origin) => leaveLinkMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}` })),
  Unread: {
    category: 'unread_message_reminders',
    make: (tenant, intl, origin) =>
      unreadMail(tenant, intl, {
        name: NAME,
        origin,
        fictional: 'sample profile',
        waiting: [
          { conversationId: '01kb', name: 'Bram', kind: 'member', unread: 2 },
          { conversationId: '01kc', name: 'Chloé', kind: 'fictional', unread: 1 },
        ],
      }),
  },
  Weekly: {
    category: 'weekly_updates',
    make: (tenant, intl, origin) =>
      weeklyMail(tenant, intl, { name: NAME, origin, week: { visits: 12, likes: 3, people: 41 } }),
  },
  Promotion: {
    category: 'promotions',
    make: (tenant, intl, origin) => promotionMail(tenant, intl, { name: NAME, origin, terms: [promotion] }),
  },
  Promotions: {
    category: 'promotions',
    make: (tenant, intl, origin) => {
      const other = { ...promotion, code: 'FIRST', percentage: 1000, someMethods: false, minimum: null, endsAt: null };
      return promotionMail(tenant, intl, { name: NAME, origin, terms: [promotion, { ...other, firstOrder: true }] });
    },
  },
  Announcement: {
    category: 'news',
    make: (tenant, intl, origin) =>
      announcementMail(tenant, intl, { name: NAME, origin, announcements: announcedTo(tenant.name).slice(0, 1) }),
  },
  Announcements: {
    category: 'news',
    make: (tenant, intl, origin) =>
      announcementMail(tenant, intl, { name: NAME, origin, announcements: announcedTo(tenant.name) }),
  },
  NewTerms: service((tenant, intl, origin) =>
    newTermsMail(tenant, intl, {
      name: NAME,
      origin,
      question: { from: NOW + 30 * 86_400_000, due: false, changes: [{ at: NOW, from: NOW, what: null }] },
    }),
  ),
  ActivationReminder: {
    category: 'reminders',
    make: (tenant, intl, origin) => activationReminderMail(tenant, intl, { name: NAME, url: `${origin}/${SECRET}` }),
  },
  ProfileReminder: {
    category: 'reminders',
    make: (tenant, intl, origin) =>
      profileReminderMail(tenant, intl, { name: NAME, origin, missing: ['photo', 'about', 'place'] }),
  },
  /** Everything that a mail can contain, as a newsletter of the week has it. */
  AllParts: {
    category: 'weekly_updates',
    make: (tenant, _intl, origin) => ({
      subject: `Your week at ${tenant.name}`,
      preview: 'Three people near you, and a code that is yours.',
      greeting: `Hello ${NAME},`,
      paragraphs: ['These people are new near you. Have a theme whenever you like.'],
      people: [
        { name: 'Bram', detail: '41, Utrecht', url: `${origin}/members/r000000000000000000000000b` },
        { name: 'Chloé', detail: '38, Zwolle', url: `${origin}/members/r000000000000000000000000c` },
        { name: 'Ülkü', detail: '44, Deventer' },
      ],
      code: { label: 'Your code', value: 'WEEK47' },
      facts: [
        { label: 'Visitors of your profile', value: '12' },
        { label: 'New likes', value: '3', strong: true },
      ],
      action: { label: 'See who is new', url: `${origin}/members` },
      secondary: { label: 'Complete your profile', url: `${origin}/profile` },
      closing: ['The code is valid for seven days.'],
    }),
  },
} satisfies Record<string, MailSample>;

export type MailOccasion = keyof typeof mailSamples;
