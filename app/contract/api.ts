import type { z } from 'zod';
import { chatsResponseSchema } from './chats';
import { companyResponseSchema } from './company';
import { conversationChangedResponseSchema, conversationResponseSchema } from './conversation';
import { discountCodeResponseSchema } from './discount-code';
import {
  autoLikeResponseSchema,
  likeResponseSchema,
  likeSampleResponseSchema,
  likesResponseSchema,
  swipeResponseSchema,
  unlikeResponseSchema,
} from './likes';
import { reactionResponseSchema, sentMessageResponseSchema } from './message';
import { geocodeResponseSchema, interestsResponseSchema, regionsResponseSchema, townsResponseSchema } from './places';
import { versionedDoneResponseSchema } from './problem';
import { pushResponseSchema } from './push';
import { settingsResponseSchema } from './settings';
import { loginResponseSchema, logoutResponseSchema, viewerResponseSchema } from './user';

/** The successful response to each JSON call, for routes, the browser's client and the OpenAPI document. */
export const apiResponses = {
  '/api/auto-like.php': { GET: autoLikeResponseSchema },
  '/api/chat.php': { DELETE: conversationChangedResponseSchema, PUT: conversationChangedResponseSchema },
  '/api/chats.php': { GET: chatsResponseSchema },
  '/api/companyinfo.php': { GET: companyResponseSchema },
  '/api/discountcode.php': { GET: discountCodeResponseSchema },
  '/api/geocode.php': { GET: geocodeResponseSchema },
  '/api/interests.php': { GET: interestsResponseSchema },
  '/api/like-sample.php': { GET: likeSampleResponseSchema },
  '/api/likes.php': { GET: likesResponseSchema, POST: likeResponseSchema, DELETE: unlikeResponseSchema },
  '/api/logout.php': { GET: logoutResponseSchema },
  '/api/messages.php': {
    GET: conversationResponseSchema,
    POST: sentMessageResponseSchema,
    PUT: reactionResponseSchema,
  },
  // A beacon: the response has no body.
  '/api/page-hidden.php': {},
  '/api/regions.php': { GET: { regions: regionsResponseSchema, towns: townsResponseSchema } },
  '/api/settings.php': { GET: settingsResponseSchema },
  '/api/typing.php': { POST: conversationChangedResponseSchema },
  '/api/user.php': {
    GET: viewerResponseSchema,
    POST: { login: loginResponseSchema, push: pushResponseSchema },
    PUT: loginResponseSchema,
  },
  '/profile': { POST: versionedDoneResponseSchema },
  '/swipe-game': { POST: swipeResponseSchema },
} as const;

/** One shape, or the union of several by the name of what was asked for. */
type BodyOf<T> = T extends z.ZodType ? z.infer<T> : z.infer<Extract<T[keyof T], z.ZodType>>;

export type ApiPath = keyof typeof apiResponses;
export type ApiMethod<P extends ApiPath> = keyof (typeof apiResponses)[P];
export type ApiResponse<P extends ApiPath, M extends ApiMethod<P>> = BodyOf<(typeof apiResponses)[P][M]>;
