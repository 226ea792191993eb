import type { RequestContext } from '~/server/context/context.server';
import { setCookie, THEME_COOKIE, THEME_SECONDS } from '~/server/http/cookies';
import { themeOfNiche } from '~/theme/themes';

/** "auto" is no choice: the device decides, or the scheme for which the brand was designed. */
export const schemeChoices = ['auto', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

export const isSchemeChoice = (value: unknown): value is SchemeChoice => schemeChoices.includes(value as SchemeChoice);

/** What is chosen in this browser, and what someone gets who chooses nothing. */
export function findScheme(context: RequestContext): { current: SchemeChoice; designed: SchemeChoice } {
  const chosen = context.cookie(THEME_COOKIE);
  return {
    current: isSchemeChoice(chosen) ? chosen : 'auto',
    designed: themeOfNiche(context.tenant.niche).scheme,
  };
}

/** The Set-Cookie header that remembers the choice, or with "auto" forgets it. */
export function rememberScheme(context: RequestContext, choice: SchemeChoice): string {
  const [value, maxAge] = choice === 'auto' ? ['', 0] : [choice, THEME_SECONDS];
  return setCookie(THEME_COOKIE, value, context.secure, { maxAge });
}
