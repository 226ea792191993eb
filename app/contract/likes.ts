import { z } from 'zod';
import { authorKindSchema, countSchema, memberIdSchema, timeSchema } from './identifiers';
import { profileResponseSchema } from './profile';

export const likesResponseSchema = z
  .object({
    profiles: z.array(profileResponseSchema).describe('The profiles of everybody named below.'),
    liked_by: z
      .array(
        z.object({
          id: memberIdSchema,
          like_new: z.boolean().describe('Whether the member has not yet looked at the like.'),
          author: authorKindSchema.describe(
            'Who gave the like: one that no member gave is shown as a like of the brand.',
          ),
        }),
      )
      .describe('Who likes the member, new likes first.'),
    matches: z
      .array(z.object({ id: memberIdSchema, matched_at: timeSchema('When the like became mutual.') }))
      .describe('The newest match first.'),
    num_new_likes: countSchema('All new likes, including those that are not in `liked_by`; at most 1,001.'),
  })
  .meta({ id: 'LikesResponse', description: 'The likes that the member received, for badges and the match screen.' });

export type LikesResponse = z.infer<typeof likesResponseSchema>;

export const likeResponseSchema = z
  .object({
    matched: z.boolean().describe('Whether both like each other, since this like or since before it.'),
    new_match: z.boolean().describe('Whether this like made the match.'),
    profile: profileResponseSchema,
  })
  .meta({ id: 'LikeResponse', description: 'The result of a like.' });

export type LikeResponse = z.infer<typeof likeResponseSchema>;

export const unlikeResponseSchema = z
  .object({ liked: z.literal(false) })
  .meta({ id: 'UnlikeResponse', description: 'The like no longer exists, or never existed.' });

export type UnlikeResponse = z.infer<typeof unlikeResponseSchema>;

export const autoLikeResponseSchema = profileResponseSchema.nullable().meta({
  id: 'AutoLikeResponse',
  description: 'The fictional profile that the brand lets like the member now, or null.',
});

export type AutoLikeResponse = z.infer<typeof autoLikeResponseSchema>;

export const likeSampleResponseSchema = z
  .object({ profile: profileResponseSchema.nullable() })
  .meta({ id: 'LikeSampleResponse', description: 'The fictional profile for the like modal of a visitor, or null.' });

export type LikeSampleResponse = z.infer<typeof likeSampleResponseSchema>;

export const swipeResponseSchema = z
  .object({
    likes_left: countSchema('How many more likes the swipe game accepts today, in the time zone of the brand.'),
    likes_per_day: z.int().min(1).describe('How many likes the swipe game accepts per day.'),
    likes_back_at: timeSchema('When the day ends in the time zone of the brand, and all likes are available again.'),
    now: timeSchema('The time of the server.'),
    new_match: z
      .boolean()
      .describe('Whether a like that could be undone until now has made a match; then `profile` is the other one.'),
    undo_until: timeSchema('Until when the like can be undone; the other member is told then, not before.')
      .nullable()
      .describe('Null for other moves, and for a like that was given before.'),
    profile: profileResponseSchema.nullable().describe('The profile that was liked.'),
  })
  .meta({ id: 'SwipeResponse', description: 'The result of a move of the swipe game.' });

export type SwipeResponse = z.infer<typeof swipeResponseSchema>;

/** The body of a like and of its removal: the member who is liked. */
export const likeRequestSchema = z.object({ id: z.string().regex(/^[0-9a-z]{1,26}$/, 'errors.invalid-value') });
