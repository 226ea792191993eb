import { z } from 'zod';

/** More likes than this are no choice any more, and no address. */
export const LIKES_MAX = 10;

const MEMBER_ID = /^[0-9a-z]{26}$/;
/** A lander's name, and after a dot the variant: as app/landing/kit/signup-address.ts writes it. */
const LANDER = /^[a-z][a-z0-9-]{1,39}(?:\.[a-z][a-z0-9-]{0,39})?$/;
const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
/** Only texts that were meant as answers can become a visitor's own words. */
const ANSWER = /^answer-[a-z0-9-]{1,33}$/;

/** Whatever does not fit is as if it were not there: a link that someone cut or bent still leads to signup. */
const word = (pattern: RegExp) => z.string().regex(pattern).nullable().catch(null);

const contextSchema = z.object({
  lander: word(LANDER),
  likes: z
    .array(z.string())
    .transform((ids) => [...new Set(ids.filter((id) => MEMBER_ID.test(id)))].slice(0, LIKES_MAX)),
  region: word(REGION),
  answer: word(ANSWER),
});

/** What the address of a signup says that the visitor chose on a landing page; nothing of it is known to exist yet. */
export type SignupContext = z.output<typeof contextSchema>;

export function readSignupContext(query: URLSearchParams): SignupContext {
  return contextSchema.parse({
    lander: query.get('lander'),
    likes: query.getAll('like'),
    region: query.get('region'),
    answer: query.get('answer'),
  });
}
