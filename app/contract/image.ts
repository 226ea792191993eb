import { z } from 'zod';

export const imageResponseSchema = z
  .object({
    filename: z
      .string()
      .min(1)
      .describe('The photo is at {cdn_prefix}/photos/{filename}; cdn_prefix stands in the settings.'),
    thumb_filename: z.string().min(1).describe('The thumbnail is at {cdn_prefix}/photos/{thumb_filename}.'),
    status: z.literal('active').describe('Only active photos are sent.'),
    match: z
      .string()
      .nullable()
      .describe('The larger rendition for the match screen, at {cdn_prefix}/photos/{match}. Null if there is none.'),
  })
  .meta({ id: 'ImageResponse', description: 'The renditions of a photo.' });

export type ImageResponse = z.infer<typeof imageResponseSchema>;
