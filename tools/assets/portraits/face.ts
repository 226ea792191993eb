import type { Part } from './cast';

/** Coordinates are those of the head: eyes at y 513, mouth at 685, chin at 816. */
const jaw =
  'M318 560 C338 620 350 660 400 708 C440 700 452 668 500 652 C540 638 580 646 606 640 C640 632 664 640 684 652 C704 640 712 616 732 590 L760 720 C740 830 640 860 560 838 C470 826 380 780 336 700 C318 660 312 600 318 560Z';

/** Colour on the cheeks, light on the forehead and a soft shade under the chin. */
export function glowSvg(person: Part): string {
  const blush = person.gender === 'female' ? 0.36 : 0.22;
  return `<path d="M300 690 C372 790 470 826 556 822 C640 822 700 800 740 740 L760 900 L660 862 C620 850 600 900 590 930 C500 950 380 900 362 850 C366 800 350 760 300 690Z" fill="#${person.skinShade}" opacity="0.5"/>
    <ellipse cx="416" cy="640" rx="66" ry="38" fill="#${person.blush}" opacity="${blush}"/>
    <ellipse cx="694" cy="640" rx="44" ry="36" fill="#${person.blush}" opacity="${blush}"/>
    <ellipse cx="590" cy="330" rx="130" ry="80" fill="#fff" opacity="0.1"/>`;
}

/** Lines of age: laugh lines at the eyes, later also beside the mouth and on the forehead. */
export function linesSvg(person: Part): string {
  const stroke = `fill="none" stroke="#${person.skinLine}" stroke-linecap="round"`;
  const eyes = `<path d="M386 538 q-16 8 -34 6 M390 556 q-12 12 -30 16" ${stroke} stroke-width="6"/>`;
  if (person.age === 'mid') return eyes;
  return `${eyes}<path d="M474 636 q-26 20 -28 52 M446 560 q32 18 68 4 M646 566 q26 8 46 -4" ${stroke} stroke-width="6"/>
    <path d="M500 372 q58 -14 112 0" ${stroke} stroke-width="5"/>`;
}

/** Short beards are drawn on the jaw; the full ones are part of Lorelei. */
export function beardSvg(person: Part): string {
  if (person.beard === 'stubble') return `<path d="${jaw}" fill="#${person.hairPaint ?? '4a3a33'}" opacity="0.24"/>`;
  if (person.beard === 'short')
    return `<path d="${jaw}" fill="url(#hair)"/>
      <path d="M470 690 C500 668 560 664 600 668 C640 662 668 668 690 682 C680 730 640 752 590 750 C530 748 490 730 470 690Z" fill="#${person.skin}"/>`;
  if (person.beard === 'moustache')
    return `<path d="M462 688 C486 646 560 632 604 648 C640 632 690 650 706 684 C670 672 646 672 610 668 C560 668 510 676 462 688Z" fill="url(#hair)"/>`;
  return '';
}
