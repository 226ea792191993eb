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
  gift,
  order,
  paymentEvent,
  photoAction,
  searchesAndHidden,
  textMessage,
  nothing,
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
  402: { ...refused, description: 'Not enough credits.' },
  ...loginMissingOrRefused,
  ...notFound,
  409: { ...refused, description: 'The key was used for another message, or the other side is gone.' },
  ...tooMany,
};

const begunMeanwhile = {
  307: {
    description: 'Not sent, and the conversation has begun: the same body to Location, which says why.',
    headers: { Location: { required: true, schema: { type: 'string' } } },
  },
};

const memberForms = {
  '/members': form({
    operationId: 'changeSearchLists',
    summary: 'Keeps, renames or deletes a search; takes a member off the own lists or puts them back. Silent.',
    security: members,
    sends: searchesAndHidden,
    responses: {
      ...loginMissingOrRefused,
      ...notFound,
      409: { ...refused, description: 'As many searches or hidden members as one can keep.' },
    },
  }),
  '/members/{id}': {
    ...memberInPath,
    ...form({
      operationId: 'likeOnPage',
      summary: 'Likes a member; /api/likes.php says more of it.',
      security: members,
      sends: backTo,
      responses: { ...loginMissingOrRefused, ...notFound, ...tooMany },
    }),
  },
  '/likes/m/{id}': {
    ...memberInPath,
    ...form({
      operationId: 'unlikeOnPage',
      summary: 'Takes a like back; DELETE /api/likes.php says more of it.',
      security: members,
      sends: backTo,
      responses: {
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'It is a match, which belongs to both.' },
        ...tooMany,
      },
    }),
  },
  '/members/{id}/chat': {
    ...memberInPath,
    ...form({
      operationId: 'beginChat',
      summary: 'The first message to a member.',
      security: members,
      sends: textMessage,
      responses: { ...begunMeanwhile, ...messageResponses },
    }),
  },
  '/members/{id}/gift': {
    ...memberInPath,
    ...form({
      operationId: 'beginChatWithGift',
      summary: 'A gift to a member one has not written to yet.',
      security: members,
      sends: gift,
      responses: { ...begunMeanwhile, ...messageResponses },
    }),
  },
  '/chats/{id}': {
    ...conversationInPath,
    ...form({
      operationId: 'writeOnPage',
      summary: 'A message; /api/messages.php answers it.',
      security: members,
      sends: textMessage,
      responses: messageResponses,
    }),
  },
  '/chats/{id}/gift': {
    ...conversationInPath,
    ...form({
      operationId: 'giveOnPage',
      summary: 'A gift; /api/messages.php answers it.',
      security: members,
      sends: gift,
      responses: messageResponses,
    }),
  },
  '/chats': form({
    operationId: 'removeChatOnPage',
    summary: 'Removes a conversation from the own list.',
    security: members,
    sends: conversationChoice,
    responses: { ...loginMissing, ...notFound },
  }),
  '/chats/settings': form({
    operationId: 'chooseChatSettings',
    summary: 'Who may write first, and whether ticks are shown; for all conversations.',
    security: members,
    sends: chatSettings,
    responses: loginMissing,
  }),
};

const unfitPictures = {
  413: { ...refused, description: 'The file is too large.' },
  415: { ...refused, description: 'Not a picture that can be read.' },
  422: { ...refused, description: 'Damaged, too many pixels, or too few.' },
};

const photoForms = {
  '/chats/{id}/photo': {
    parameters: [
      ...conversationInPath.parameters,
      query('key', 'Made by whoever sends: the same key is the same photo.', text(), true),
    ],
    ...form({
      operationId: 'sendPhoto',
      summary: 'A photo into a conversation, for its two people alone; costs photo_credits, premium members only.',
      security: members,
      sends: nothing,
      files: 'photo',
      responses: {
        ...messageResponses,
        ...unfitPictures,
        503: { ...refused, description: 'Many pictures are being prepared: send it again.' },
      },
    }),
  },
  '/profile/photos': form({
    operationId: 'arrangePhotos',
    summary: 'Does something with the own photos; files, in a multipart form, become further ones.',
    security: members,
    sends: photoAction,
    files: 'photos',
    responses: {
      ...loginMissingOrRefused,
      ...notFound,
      409: { ...refused, description: 'The member has this photo already, or it cannot be that now.' },
      ...unfitPictures,
      ...tooMany,
      503: { ...refused, description: 'Many pictures are being prepared: send it again.' },
    },
  }),
};

const billingForms = {
  '/credits': form({
    operationId: 'choosePaymentCountry',
    summary: 'The payment country: it decides bundles, currency, methods, fees and VAT.',
    security: members,
    sends: countryChoice,
    responses: loginMissing,
  }),
  '/credits/{id}/{paymentmethod}': {
    parameters: [inPath('id'), inPath('paymentmethod')],
    ...form({
      operationId: 'orderBundle',
      summary: 'Orders a bundle of credits, once per key, and says where to pay. Afterwards /transactions/{id} tells.',
      security: members,
      sends: order,
      responses: {
        ...loginMissing,
        ...notFound,
        409: { ...refused, description: 'The price has changed, or the key was used for another order.' },
        ...tooMany,
        503: { ...refused, description: 'Nothing can be paid now; the same order may be sent again.' },
      },
    }),
  },
};

/** Paths that are not forms of pages: the event stream and the webhook of the payment provider. */
const others = {
  '/api/events': {
    get: {
      operationId: 'openStream',
      summary:
        'Live events while a page is open (EventSource); after each (re)connection the page fetches what it missed.',
      security: members,
      responses: {
        200: {
          description: 'Open until one side ends it: `data:` lines.',
          content: { 'text/event-stream': { schema: ref(liveEventSchema) } },
        },
        204: { description: 'Nobody is logged in: do not ask again.' },
      },
    },
  },
  '/webhooks/payment/{provider}': {
    parameters: [inPath('provider')],
    post: {
      operationId: 'tellPayment',
      summary: 'A payment provider’s word about a payment, signed over the bytes of the body.',
      security: anyone,
      requestBody: body(paymentEvent),
      responses: {
        204: { description: 'Counted, now or before.' },
        403: { description: 'Not signed by this provider.' },
        404: { description: 'No such provider or payment here.' },
        422: { description: 'It contradicts the order.' },
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
