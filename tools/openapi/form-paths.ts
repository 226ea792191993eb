import { accountFormPaths } from './account-form-paths';
import { discoveryFormPaths } from './discovery-form-paths';
import { profileFormPaths } from './profile-form-paths';
import { safetyFormPaths } from './safety-form-paths';
import { conversationInPath, form, inPath, memberInPath } from './form-operation';
import {
  backTo,
  chatSettings,
  conversationChoice,
  countryChoice,
  directDebit,
  comment,
  gift,
  order,
  paymentEvent,
  photoAction,
  photoCheck,
  searchesAndHidden,
  textMessage,
  nothing,
  removeSaved,
  ownLimits,
  complaint,
  notice,
  question,
  waitingList,
  withdrawal,
  withdrawalRequest,
} from './form-bodies';
import { liveEventSchema } from '~/contract/live-event';
import { ref, text } from './json-schema';
import {
  anyone,
  body,
  loginMissing,
  loginMissingOrRefused,
  members,
  notFound,
  query,
  refused,
  tooMany,
} from './operations';

const messageResponses = {
  402: { ...refused, description: 'The member does not have enough credits.' },
  ...loginMissingOrRefused,
  ...notFound,
  409: {
    ...refused,
    description: 'The key was used for another message, or the other member no longer has an account.',
  },
  ...tooMany,
};

const begunMeanwhile = {
  307: {
    description:
      'Not sent, because the conversation has begun meanwhile: send the same body to Location, which returns the reason.',
    headers: { Location: { required: true, schema: { type: 'string' } } },
  },
};

const memberForms = {
  '/members': form({
    operationId: 'changeSearchLists',
    summary:
      'Saves, renames or deletes a search; hides a member from the own lists or shows them again. The member is not notified.',
    security: members,
    sends: searchesAndHidden,
    responses: {
      ...loginMissingOrRefused,
      ...notFound,
      409: { ...refused, description: 'The maximum number of saved searches or hidden members is reached.' },
    },
  }),
  '/members/{id}': {
    ...memberInPath,
    ...form({
      operationId: 'likeOnPage',
      summary: 'Likes a member; /api/likes.php returns more detail.',
      security: members,
      sends: backTo,
      responses: { ...loginMissingOrRefused, ...notFound, ...tooMany },
    }),
  },
  '/likes/m/{id}': {
    ...memberInPath,
    ...form({
      operationId: 'unlikeOnPage',
      summary: 'Takes a like back; DELETE /api/likes.php returns more detail.',
      security: members,
      sends: backTo,
      responses: {
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'The like is part of a match, which belongs to both members.' },
        ...tooMany,
      },
    }),
  },
  '/members/{id}/chat': {
    ...memberInPath,
    ...form({
      operationId: 'beginChat',
      summary: 'Sends the first message to a member.',
      security: members,
      sends: textMessage,
      responses: { ...begunMeanwhile, ...messageResponses },
    }),
  },
  '/members/{id}/gift': {
    ...memberInPath,
    ...form({
      operationId: 'beginChatWithGift',
      summary: 'Sends a gift to a member with whom there is no conversation yet.',
      security: members,
      sends: gift,
      responses: { ...begunMeanwhile, ...messageResponses },
    }),
  },
  '/members/{id}/like': {
    ...memberInPath,
    ...form({
      operationId: 'likeWithComment',
      summary: 'Likes a member for something on the profile; with a comment this is a message too.',
      security: members,
      sends: comment,
      responses: messageResponses,
    }),
  },
  '/chats/{id}': {
    ...conversationInPath,
    ...form({
      operationId: 'writeOnPage',
      summary: 'Sends a message; /api/messages.php returns it.',
      security: members,
      sends: textMessage,
      responses: messageResponses,
    }),
  },
  '/chats/{id}/gift': {
    ...conversationInPath,
    ...form({
      operationId: 'giveOnPage',
      summary: 'Sends a gift; /api/messages.php returns it.',
      security: members,
      sends: gift,
      responses: messageResponses,
    }),
  },
  '/chats': form({
    operationId: 'removeChatOnPage',
    summary: 'Removes a conversation from the list of the member.',
    security: members,
    sends: conversationChoice,
    responses: { ...loginMissing, ...notFound },
  }),
  '/chats/settings': form({
    operationId: 'chooseChatSettings',
    summary: 'Sets who may write first and whether receipts are shown, for all conversations.',
    security: members,
    sends: chatSettings,
    responses: loginMissing,
  }),
};

const unfitPictures = {
  413: { ...refused, description: 'The file is too large.' },
  415: { ...refused, description: 'The file is not an image in a supported format.' },
  422: { ...refused, description: 'The image is damaged, or has too many or too few pixels.' },
};

const photoForms = {
  '/chats/{id}/photo': {
    parameters: [
      ...conversationInPath.parameters,
      query(
        'key',
        'A key that the client makes: repeated requests with the same key send the photo once.',
        text(),
        true,
      ),
    ],
    ...form({
      operationId: 'sendPhoto',
      summary:
        'Sends a photo in a conversation, visible only to its two members; costs photo_credits, for premium members only.',
      security: members,
      sends: nothing,
      files: 'photo',
      responses: {
        ...messageResponses,
        ...unfitPictures,
        503: { ...refused, description: 'Too many images are being processed: send the photo again later.' },
      },
    }),
  },
  '/notifications/photo-check': form({
    operationId: 'checkPhoto',
    summary:
      'Moves the check of the first photo on: gives a pose, takes the consent back, asks for a second look. A multipart form sends the picture.',
    security: members,
    sends: photoCheck,
    files: 'picture',
    responses: {
      ...loginMissingOrRefused,
      ...notFound,
      409: { ...refused, description: 'There is no first photo to compare with, or no pose was asked for.' },
      ...unfitPictures,
      ...tooMany,
      503: { ...refused, description: 'Too many images are being processed: send the picture again later.' },
    },
  }),
  '/profile/photos': form({
    operationId: 'arrangePhotos',
    summary: 'Performs an action on a photo of the member; files in a multipart form are added as new photos.',
    security: members,
    sends: photoAction,
    files: 'photos',
    responses: {
      ...loginMissingOrRefused,
      ...notFound,
      409: {
        ...refused,
        description: 'The member already has this photo, or the photo does not allow this action now.',
      },
      ...unfitPictures,
      ...tooMany,
      503: { ...refused, description: 'Too many images are being processed: send the photos again later.' },
    },
  }),
};

const billingForms = {
  '/credits': form({
    operationId: 'choosePaymentCountry',
    summary:
      'Sets the payment country, which decides the bundles, the currency, the payment methods, the fees and the VAT.',
    security: members,
    sends: countryChoice,
    responses: loginMissing,
  }),
  '/credits/{id}/{paymentmethod}': {
    parameters: [inPath('id'), inPath('paymentmethod')],
    ...form({
      operationId: 'orderBundle',
      summary:
        'Orders a bundle of credits, once per key, and returns where to pay. /transactions/{id} shows the result.',
      security: members,
      sends: order,
      responses: {
        ...loginMissing,
        ...notFound,
        409: {
          ...refused,
          description: 'The price has changed, the key was used for another order, or an amount is open.',
        },
        ...tooMany,
        503: { ...refused, description: 'Payments are not possible now; the same order may be sent again later.' },
      },
    }),
  },
  '/credits/open-amount/{paymentmethod}': {
    parameters: [inPath('paymentmethod')],
    ...form({
      operationId: 'payOpenAmount',
      summary: 'Pays what a chargeback has left open, once per key, and returns where to pay.',
      security: members,
      sends: order,
      responses: {
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'The amount has changed, or the key was used for another order.' },
        ...tooMany,
        503: { ...refused, description: 'Payments are not possible now; the same order may be sent again later.' },
      },
    }),
  },
  '/credits/repeat-order': form({
    operationId: 'repeatOrder',
    summary: 'Orders the bundle of the last completed order again with its payment method, once per key.',
    security: members,
    sends: order,
    responses: {
      ...loginMissing,
      ...notFound,
      409: { ...refused, description: 'The price has changed, or the key was used for another order.' },
      ...tooMany,
      503: { ...refused, description: 'Payments are not possible now; the same order may be sent again later.' },
    },
  }),
  '/transactions': form({
    operationId: 'removeSavedMethod',
    summary: 'Removes a saved payment method, also at the payment provider.',
    security: members,
    sends: removeSaved,
    responses: { ...loginMissing, ...notFound },
  }),
  '/credits/limits': form({
    operationId: 'changeOwnLimits',
    summary: 'Changes the limits and the pause that the member has for their own spending.',
    security: members,
    sends: ownLimits,
    responses: {
      ...loginMissing,
      ...notFound,
      409: { ...refused, description: 'The last day of the pause is over, or more than a year away.' },
    },
  }),
  '/complaints': form({
    operationId: 'sendComplaint',
    summary: 'Sends the team a complaint; the response leads to its page, for visitors with the key to it.',
    security: anyone,
    sends: complaint,
    responses: {
      ...notFound,
      409: { ...refused, description: 'The decision was made more than six months ago.' },
      ...tooMany,
    },
  }),
  '/pages/notice': form({
    operationId: 'sendNotice',
    summary: 'Sends the team a notice of illegal content; the response leads to its page.',
    security: anyone,
    sends: notice,
    responses: tooMany,
  }),
  '/pages/service': form({
    operationId: 'askCustomerService',
    summary: 'Asks customer service; the response leads to the page of the question.',
    security: anyone,
    sends: question,
    responses: tooMany,
  }),
  '/waiting-list': form({
    operationId: 'askForPlaceOnWaitingList',
    summary:
      'Asks for one e-mail when signups open, where they are closed for the sender; the response never says whether the e-mail address is known.',
    security: anyone,
    sends: waitingList,
    responses: tooMany,
  }),
  '/withdrawal': form({
    operationId: 'askForWithdrawal',
    summary:
      'Asks for a mailed link to withdraw from an order; the response never says whether there is such an order.',
    security: anyone,
    sends: withdrawalRequest,
    responses: tooMany,
  }),
  '/withdrawal/{id}': {
    parameters: [inPath('id')],
    ...form({
      operationId: 'confirmWithdrawal',
      summary: 'Returns the unused credits of an order, once per key; the id is that of the order or of a mailed link.',
      security: anyone,
      sends: withdrawal,
      responses: {
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'Nothing is left to return, the amount has changed, or the time is over.' },
        410: { ...refused, description: 'The mailed link was used or has expired.' },
        ...tooMany,
      },
    }),
  },
  '/directdebit': form({
    operationId: 'orderByDirectDebit',
    summary:
      'Orders a bundle by SEPA direct debit, in two requests with the same fields: the first sends a code to the telephone, the second has it in `otp` and places the order. /transactions/{id} shows the result.',
    security: members,
    sends: directDebit,
    responses: {
      ...loginMissingOrRefused,
      ...notFound,
      409: {
        ...refused,
        description: 'The price has changed, a limit of direct debit is reached, or the code is used or too recent.',
      },
      ...tooMany,
      503: { ...refused, description: 'Text messages or payments are not possible now; try again later.' },
    },
  }),
};

/** Paths that are not forms of pages: the event stream and the webhook of the payment provider. */
const others = {
  '/api/events': {
    get: {
      operationId: 'openStream',
      summary:
        'Streams live events while a page is open (EventSource); after each connection the page fetches what it missed.',
      security: members,
      responses: {
        200: {
          description:
            'The stream, open until one side closes it: `data:` lines. A session that was ended on purpose gets `logout` alone.',
          content: { 'text/event-stream': { schema: ref(liveEventSchema) } },
        },
        204: { description: 'Nobody is logged in; the client does not reconnect.' },
      },
    },
  },
  '/webhooks/mail-reports': {
    post: {
      operationId: 'deliverMailReport',
      summary:
        'Takes in one mail that arrived at an address for reports: a delivery status (RFC 3464), a feedback report (RFC 5965) or a mail that unsubscribes. The key of the installation is a bearer token.',
      security: anyone,
      requestBody: {
        required: true,
        content: { 'message/rfc822': { schema: { type: 'string', maxLength: 512 * 1024 } } },
      },
      responses: {
        204: { description: 'Read: recorded now or before, of nobody at this brand, or no report.' },
        401: { description: 'The key is missing or wrong.' },
        404: { description: 'This installation has no key, so reports do not come in here.' },
        413: { description: 'The mail is larger than 512 kB.' },
        429: { description: 'Too many wrong keys, or too many reports at once: deliver it again later.' },
      },
    },
  },
  '/webhooks/payment/{provider}': {
    parameters: [inPath('provider')],
    post: {
      operationId: 'tellPayment',
      summary: 'Receives an event of a payment provider, signed over the bytes of the body.',
      security: anyone,
      requestBody: body(paymentEvent),
      responses: {
        204: { description: 'Recorded, by this request or by an earlier one; or of no payment of this brand.' },
        403: { description: 'The signature is not one of this provider.' },
        404: { description: 'There is no such provider, or the payment is of another one.' },
        422: { description: 'The event contradicts the order.' },
      },
    },
  },
};

export const formPaths = {
  ...accountFormPaths,
  ...discoveryFormPaths,
  ...memberForms,
  ...photoForms,
  ...profileFormPaths,
  ...safetyFormPaths,
  ...billingForms,
  ...others,
};
