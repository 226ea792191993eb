import { createAvatar } from '@dicebear/core';
import { lorelei } from '@dicebear/collection';
import type { Part } from './cast';
import { beardSvg, glowSvg, linesSvg } from './face';
import { garmentSvg } from './wardrobe';

/** The outline colour of everything drawn here: warm and dark instead of black. */
export const INK = '#2b1f1f';

const HAIR_MARK = 'abcdef';
const SKIN_MARK = 'fedcba';

/**
 * One person, head and shoulders, in the 980-unit frame of the drawing (the head sits around 480/480). The head is from
 * Lorelei (CC0). Light, age, beard and clothes are the project's own, clipped to the skin of the head so that they
 * follow the jaw.
 */
export function figureSvg(person: Part): string {
  const raw = createAvatar(lorelei, {
    seed: 'facet',
    head: [person.head],
    hair: [person.hair],
    hairColor: [person.hairPaint === null ? 'transparent' : HAIR_MARK],
    skinColor: [SKIN_MARK],
    eyes: [person.eyes],
    eyebrows: [person.brows],
    eyebrowsColor: [person.browPaint],
    mouth: [person.mouth],
    mouthColor: [person.mouthPaint],
    nose: [person.nose],
    beardProbability: person.beard === 'bushy' ? 100 : 0,
    beard: [person.bushy],
    glassesProbability: person.glasses ? 100 : 0,
    glasses: [person.glasses ?? 'variant01'],
    glassesColor: ['2b1f1f'],
    earringsProbability: person.earrings ? 100 : 0,
    earrings: [person.earrings ?? 'variant01'],
    earringsColor: ['c99a3b'],
    frecklesProbability: person.freckles ? 100 : 0,
    frecklesColor: [person.skinShade],
    hairAccessoriesProbability: 0,
  } as Parameters<typeof createAvatar>[1]).toString();

  const inner = raw.replace(/^<svg[^>]*>.*?<\/mask>/s, '').replace(/<\/svg>$/, '');
  const unmasked = inner.replace('<g mask="url(#viewboxMask)">', '<g>');
  const skinPath = new RegExp(`<path d="([^"]+)" fill="#${SKIN_MARK}"/>`).exec(unmasked);
  if (!skinPath) throw new Error('The drawing has no skin path any more: check the version of the collection.');

  const face = `<clipPath id="skin"><path d="${skinPath[1]}"/></clipPath>
    <g clip-path="url(#skin)">${glowSvg(person)}${person.age === 'young' ? '' : linesSvg(person)}${beardSvg(person)}</g>`;
  const head = unmasked
    .replace(skinPath[0], `${skinPath[0]}${face}`)
    .replaceAll(`#${SKIN_MARK}`, `#${person.skin}`)
    .replaceAll(`#${HAIR_MARK}`, 'url(#hair)')
    .replaceAll('#000000', INK)
    .replaceAll('#000', INK);
  const stretch = person.build === 'round' ? 'translate(480 0) scale(1.09 1) translate(-480 0)' : '';
  return `<defs><linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="560" y1="80" x2="380" y2="860">
    <stop offset="0" stop-color="${person.hairLight}"/><stop offset="1" stop-color="#${person.hairPaint ?? '000000'}"/></linearGradient></defs>
    <g transform="${stretch}">${garmentSvg(person)}${head}</g>`;
}
