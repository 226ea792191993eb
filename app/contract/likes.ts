import { z } from 'zod';
import { authorKindSchema, countSchema, memberIdSchema, timeSchema } from './identifiers';
import { profileResponseSchema } from './profile';

export const likesResponseSchema = z
  .object({
    profiles: z.array(profileResponseSchema).describe('Of everybody named below.'),
    liked_by: z
      .array(
        z.object({
          id: memberIdSchema,
          like_new: z.boolean().describe('The member has not looked at it.'),
          author: authorKindSchema.describe(
            'Who really gave it: a like that no member gave is shown as the like of the brand.',
          ),
        }),
      )
      .describe('Who likes the member, new likes first.'),
    matches: z
      .array(z.object({ id: memberIdSchema, matched_at: timeSchema('When the like became mutual.') }))
      .describe('The newest first.'),
    num_new_likes: countSchema('New likes in total, also those that are not in `liked_by`; at most 1,001.'),
  })
  .meta({ id: 'LikesResponse', description: 'The likes that the member received, for badges and the match screen.' });

export type LikesResponse = z.infer<typeof likesResponseSchema>;

export const likeResponseSchema = z
  .object({
    matched: z.boolean().describe('They like each other, by this like or since before.'),
    new_match: z.boolean().describe('This like made the match.'),
    profile: profileResponseSchema,
  })
  .meta({ id: 'LikeResponse', description: 'What became of a like.' });

export type LikeResponse = z.infer<typeof likeResponseSchema>;

export const unlikeResponseSchema = z
  .object({ liked: z.literal(false) })
  .meta({ id: 'UnlikeResponse', description: 'There is no like any more, or never was.' });

export type UnlikeResponse = z.infer<typeof unlikeResponseSchema>;

export const autoLikeResponseSchema = profileResponseSchema
  .nullable()
  .meta({ id: 'AutoLikeResponse', description: 'The fictional profile whose like the brand gives now, or null.' });

export type AutoLikeResponse = z.infer<typeof autoLikeResponseSchema>;

export const likeSampleResponseSchema = z
  .object({ profile: profileResponseSchema.nullable() })
  .meta({ id: 'LikeSampleResponse', description: 'The fictional profile of the like modal of a visitor, or null.' });

export type LikeSampleResponse = z.infer<typeof likeSampleResponseSchema>;

export const swipeResponseSchema = z
  .object({
    likes_left: countSchema('Likes that the game still takes today, in the time zone of the brand.'),
    likes_per_day: z.int().min(1).describe('Likes that the game takes each day.'),
    likes_back_at: timeSchema('When the day of the brand ends and all of them are back.'),
    now: timeSchema('The time of the server.'),
    new_match: z.boolean().describe('This like made the match.'),
    profile: profileResponseSchema.nullable().describe('The profile that was liked.'),
  })
  .meta({ id: 'SwipeResponse', description: 'What became of a move of the swipe game.' });

export type SwipeResponse = z.infer<typeof swipeResponseSchema>;

/** The body of a like and of its removal: the member who is liked. */
export const likeRequestSchema = z.object({ id: z.string().regex(/^[0-9a-z]{1,26}$/, 'errors.invalid-value') });
