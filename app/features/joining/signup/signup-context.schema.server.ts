import { z } from 'zod';

/** The maximum number of likes in a URL. */
export const LIKES_MAX = 10;

const MEMBER_ID = /^[0-9a-z]{26}$/;
/** The name of a lander, and after a dot the variant, as app/landing/kit/signup-url.ts writes it. */
const LANDER = /^[a-z][a-z0-9-]{1,39}(?:\.[a-z][a-z0-9-]{0,39})?$/;
const REGION = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
/** Only texts meant as answers may become a visitor's own text. */
const ANSWER = /^answer-[a-z0-9-]{1,33}$/;

/** Ignores values that do not fit, so that a damaged link still leads to signup. */
const word = (pattern: RegExp) => z.string().regex(pattern).nullable().catch(null);

export const signupContextSchema = z.object({
  lander: word(LANDER),
  likes: z
    .array(z.string())
    .transform((ids) => [...new Set(ids.filter((id) => MEMBER_ID.test(id)))].slice(0, LIKES_MAX)),
  region: word(REGION),
  answer: word(ANSWER),
});

/** What the URL of a signup says about the choices on a landing page; whether they exist has not been checked. */
export type ChosenSignup = z.output<typeof signupContextSchema>;

export function readSignupContext(query: URLSearchParams): ChosenSignup {
  return signupContextSchema.parse({
    lander: query.get('lander'),
    likes: query.getAll('like'),
    region: query.get('region'),
    answer: query.get('answer'),
  });
}
