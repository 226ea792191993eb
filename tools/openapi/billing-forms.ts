import {
  cancelOrderSchema,
  countryFormSchema,
  orderSchema,
  removeSavedSchema,
  savingOrderSchema,
} from '~/features/billing/checkout/order.schema.server';
import { debitSchema } from '~/features/billing/direct-debit/direct-debit.schema.server';
import { limitsSchema } from '~/features/billing/limits/limits.schema.server';
import { withdrawalRequestSchema, withdrawalSchema } from '~/features/billing/returning/withdrawal.schema.server';
import { waitingListSchema } from '~/features/joining/waiting-list/waiting-list.schema.server';
import { complaintSchema, noticeSchema, questionSchema } from '~/features/safety/cases/case.schema.server';
import { anyRules } from './any-brand';
import { memberForm, needing, openForm, type Form } from './form-operation';
import { loginMissing, domainError } from './operations';

const notNow = domainError(503, 'Payments are not possible now; the same order may be sent again later.');

/** The forms with which members buy, and take back what they bought. */
const moneyForms: Record<string, Form> = {
  '/credits': memberForm('choosePaymentCountry', countryFormSchema, {
    summary:
      'Sets the payment country, which decides the bundles, the currency, the payment methods, the fees and the VAT.',
  }),
  '/credits/{id}/{paymentmethod}': memberForm('orderBundle', savingOrderSchema, {
    summary: 'Orders a bundle of credits, once per key, and returns where to pay. /transactions/{id} shows the result.',
    also: [
      404,
      domainError(409, 'The price has changed, the key was used for another order, or an amount is open.'),
      429,
      notNow,
    ],
  }),
  '/credits/open-amount/{paymentmethod}': memberForm('payOpenAmount', orderSchema, {
    summary: 'Pays what a chargeback has left open, once per key, and returns where to pay.',
    also: [404, domainError(409, 'The amount has changed, or the key was used for another order.'), 429, notNow],
  }),
  '/credits/repeat-order': memberForm('repeatOrder', savingOrderSchema, {
    summary: 'Orders the bundle of the last completed order again with its payment method, once per key.',
    also: [404, domainError(409, 'The price has changed, or the key was used for another order.'), 429, notNow],
  }),
  '/credits/limits': memberForm('changeOwnLimits', limitsSchema, {
    summary:
      'Changes the limits and the pause that the member has for their own spending. What restricts less waits 24 hours.',
    also: [404, domainError(409, 'The last day of the pause is over, or more than a year away.')],
  }),
  '/directdebit': memberForm('orderByDirectDebit', debitSchema({ home: 'NL', countries: anyRules.countries }), {
    summary:
      'Orders a bundle by SEPA direct debit, in two requests with the same fields: the first sends a code to the telephone, the second has it in `otp` and places the order. /transactions/{id} shows the result.',
    also: [
      403,
      404,
      domainError(409, 'The price has changed, a limit of direct debit is reached, or the code is used or too recent.'),
      429,
      domainError(503, 'Text messages or payments are not possible now; try again later.'),
    ],
  }),
  '/transactions': memberForm('removeSavedMethod', removeSavedSchema, {
    summary: 'Removes a saved payment method, also at the payment provider.',
    also: [404],
  }),
  '/transactions/{id}': memberForm('cancelOrder', cancelOrderSchema, {
    summary: 'Cancels an order that nobody has paid.',
    also: [404, domainError(409, 'The order was paid, or a payment of it is under way.')],
  }),
  '/withdrawal': openForm('askForWithdrawal', withdrawalRequestSchema, {
    summary:
      'Asks for a mailed link to withdraw from an order; the response never says whether there is such an order.',
    also: [429],
  }),
  '/withdrawal/{id}': openForm('confirmWithdrawal', withdrawalSchema, {
    summary: 'Returns the unused credits of an order, once per key; the id is that of the order or of a mailed link.',
    also: [
      loginMissing,
      404,
      domainError(409, 'Nothing is left to return, the amount has changed, or the time is over.'),
      domainError(410, 'The mailed link was used or has expired.'),
      429,
    ],
  }),
};

/** The forms with which anybody writes to staff. */
const caseForms: Record<string, Form> = {
  '/complaints': openForm('sendComplaint', needing(complaintSchema, 'words'), {
    summary: 'Sends the team a complaint; the response leads to its page, for visitors with the key to it.',
    also: [404, domainError(409, 'The decision was made more than six months ago.'), 429],
  }),
  '/pages/notice': openForm('sendNotice', needing(noticeSchema, 'about', 'words'), {
    summary: 'Sends the team a notice of illegal content; the response leads to its page.',
    also: [429],
  }),
  '/pages/service': openForm('askCustomerService', needing(questionSchema, 'words'), {
    summary: 'Asks customer service; the response leads to the page of the question.',
    also: [429],
  }),
  '/waiting-list': openForm(
    'askForPlaceOnWaitingList',
    needing(waitingListSchema(anyRules), 'email', 'of_age', 'consent'),
    {
      summary:
        'Asks for one e-mail when signups open, where they are closed for the sender; the response never says whether the e-mail address is known.',
      also: [429],
    },
  ),
};

export const billingForms = { ...moneyForms, ...caseForms };
