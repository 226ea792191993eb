import type { ViewerMember } from '~/server/context/viewer';

/** The niche whose members look for people of their own gender. */
const GAY_NICHE = 7;

/** As far as profile and signup state it; '' if not stated or if it is everybody. */
export function wishOf(
  member: Pick<ViewerMember, 'gender' | 'seeks' | 'sexuality'>,
  niche: number,
): 'female' | 'male' | '' {
  const { gender, seeks, sexuality } = member;
  if (seeks === 'both') return '';
  if (seeks !== null) return seeks;
  if (gender === null) return '';
  if (sexuality === 'bi') return '';
  if (sexuality === 'gay' || sexuality === 'lesbian' || niche === GAY_NICHE) return gender;
  return gender === 'male' ? 'female' : 'male';
}
