import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).max(1000);
/** A P-256 point of 65 bytes and a secret of 16 bytes, as browsers write them: base64url, with or without padding. */
const key = (bytes: number) =>
  z
    .string()
    .max(200)
    .transform((text) => text.replace(/=+$/, ''))
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes);

/** POST /api/user.php?push=1, the PushSubscription of the browser as JSON; null ends the one of `previous`. */
export const pushBodySchema = z.object({
  subscription: z.object({ endpoint, keys: z.object({ p256dh: key(65), auth: key(16) }) }).nullable(),
  /** The endpoint that this browser had before. */
  previous: endpoint.optional(),
});

export type PushBody = z.output<typeof pushBodySchema>;
