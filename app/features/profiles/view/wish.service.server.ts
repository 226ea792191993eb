import type { Gender } from '~/contract/identifiers';
import type { ViewerMember } from '~/server/context/viewer';

/** The niche whose members look for people of their own gender. */
const GAY_NICHE = 7;

type Statements = Pick<ViewerMember, 'gender' | 'seeks' | 'sexuality'>;

const other = (gender: Gender) => (gender === 'male' ? 'female' : 'male');

/**
 * Whom the member looks for, as far as profile, orientation and the brand's niche say it; '' if nothing does, or if it
 * is everybody. Nothing is assumed of someone who would rather not say.
 */
export function wishOf({ gender, seeks, sexuality }: Statements, niche: number): Gender | '' {
  if (seeks !== null) return seeks === 'both' ? '' : seeks;
  if (gender === null || sexuality === 'bi') return '';
  if (sexuality === 'gay' || sexuality === 'lesbian' || niche === GAY_NICHE) return gender;
  return sexuality === null ? '' : other(gender);
}

/** For what the brand gives before it has asked: whom the member looks for, the other gender where nothing says it. */
export function likelyWish(member: Statements, niche: number): Gender | '' {
  const { gender, seeks, sexuality } = member;
  const unsaid = seeks === null && sexuality === null && niche !== GAY_NICHE;
  return unsaid && gender !== null ? other(gender) : wishOf(member, niche);
}
