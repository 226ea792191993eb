import type { Garment, Part } from './cast';

const INK = '#2b1f1f';
const LINE = `stroke="${INK}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"`;

/** Half the width of the shoulders, in the frame of the drawing. */
const widths = { slim: 340, normal: 376, round: 430 } as const;

function torso(half: number): string {
  const c = 470;
  return `M${c - half} 1300 C${c - half - 10} 1080 ${c - half + 40} 960 ${c - half * 0.55} 900 C${c - 190} 864 ${c - 160} 850 ${c - 150} 800 L${c + 150} 800 C${c + 160} 850 ${c + 190} 864 ${c + half * 0.55} 900 C${c + half - 40} 960 ${c + half + 10} 1080 ${c + half} 1300Z`;
}

const scoop = 'M248 850 C256 970 370 1026 476 1026 C584 1026 690 960 706 820Z';
const vee = 'M248 852 L476 1130 L706 820Z';
const crew = 'M236 852 C262 952 370 988 476 988 C584 988 694 940 716 822';

type Draw = (person: Part, body: string) => string;

/**
 * The neckline is clipped to the garment, so that it never extends beyond the shoulders; the outline is then drawn
 * again.
 */
const cut = (body: string, neckline: string) =>
  `<clipPath id="neck"><path d="${body}"/></clipPath><g clip-path="url(#neck)">${neckline}</g><path d="${body}" fill="none" ${LINE}/>`;

const stripes = (body: string, paint: string) =>
  `<clipPath id="torso"><path d="${body}"/></clipPath><g clip-path="url(#torso)">${[960, 1030, 1100, 1170]
    .map((y) => `<path d="M0 ${y} q470 60 980 -10" stroke="#${paint}" stroke-width="24" fill="none"/>`)
    .join('')}</g>`;

const dots = (body: string, paint: string) => {
  let marks = '';
  for (let y = 890, row = 0; y < 1240; y += 58, row++)
    for (let x = row % 2 ? 50 : 90; x < 960; x += 80) marks += `<circle cx="${x}" cy="${y}" r="11"/>`;
  return `<clipPath id="torso"><path d="${body}"/></clipPath><g clip-path="url(#torso)" fill="#${paint}">${marks}</g>`;
};

const collar = (fill: string) =>
  `<path d="M262 826 L216 890 L372 1010 L440 940 C360 930 290 900 262 826Z" fill="${fill}" ${LINE}/>
   <path d="M676 800 L724 866 L590 1006 L512 940 C590 930 660 880 676 800Z" fill="${fill}" ${LINE}/>`;

const placket = `<path d="M476 946 L484 1300" ${LINE} fill="none"/>`;

const garments: Record<Garment, Draw> = {
  tee: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/>${cut(body, `<path d="${crew}" fill="#${p.skin}" stroke="#${p.clothShade}" stroke-width="34"/><path d="${crew}" transform="translate(0 18)" fill="none" ${LINE}/>`)}`,
  breton: (p, body) =>
    `<path d="${body}" fill="#f7f1e6" ${LINE}/>${stripes(body, p.cloth)}${cut(body, `<path d="${scoop}" fill="#${p.skin}" ${LINE}/>`)}`,
  dots: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/>${dots(body, p.clothLight)}${cut(body, `<path d="${scoop}" fill="#${p.skin}" ${LINE}/>`)}`,
  scoop: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/>${cut(body, `<path d="${scoop}" fill="#${p.skin}" ${LINE}/>`)}`,
  wrap: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/>${cut(body, `<path d="${vee}" fill="#${p.skin}" ${LINE}/><path d="M262 850 L600 1300" ${LINE} fill="none"/>`)}`,
  knit: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/>${cut(body, `<path d="${vee}" fill="#${p.skin}" stroke="#${p.clothShade}" stroke-width="46" stroke-linejoin="round"/><path d="M216 850 L476 1170 L736 820" fill="none" ${LINE}/>`)}
     <path d="M150 1040 q10 120 -4 240 M790 1030 q-10 120 6 240" ${LINE} fill="none" opacity="0.6"/>`,
  straps: (p, body) =>
    `<path d="${body}" fill="#${p.skin}" ${LINE}/><path d="M196 1300 C190 1180 214 1130 250 1100 C330 1150 400 1150 470 1120 C540 1150 620 1150 690 1096 C728 1130 750 1180 746 1300Z" fill="#${p.cloth}" ${LINE}/>
     <path d="M256 1102 L236 892 M684 1098 L700 886" stroke="${INK}" stroke-width="34"/><path d="M256 1106 L236 890 M684 1102 L700 884" stroke="#${p.cloth}" stroke-width="18"/>`,
  shirt: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/><path d="M300 860 L476 960 L640 840Z" fill="#${p.skin}"/>${placket}<circle cx="500" cy="1030" r="9" fill="${INK}"/><circle cx="504" cy="1110" r="9" fill="${INK}"/>${collar(`#${p.clothLight}`)}`,
  overshirt: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/><path d="M262 840 L360 1300 L610 1300 L676 810Z" fill="#f7f1e6" ${LINE}/><path d="${crew}" fill="#${p.skin}" ${LINE}/><path d="M262 830 L190 910 L330 1120 L352 1300 M676 806 L744 880 L640 1100 L616 1300" fill="none" ${LINE}/><path d="M262 830 L190 910 L320 1110Z M676 806 L744 880 L644 1090Z" fill="#${p.clothLight}" ${LINE}/>`,
  blazer: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/><path d="M258 844 L460 1300 L520 1300 L680 812Z" fill="#${p.clothLight}" ${LINE}/><path d="M268 850 L470 1060 L668 820Z" fill="#${p.skin}" ${LINE}/>
     <path d="M258 838 L176 960 L262 1010 L240 1060 L456 1300 C380 1140 300 1000 258 838Z" fill="#${p.clothShade}" ${LINE}/><path d="M680 806 L764 930 L684 984 L712 1036 L524 1300 C580 1140 650 980 680 806Z" fill="#${p.clothShade}" ${LINE}/>`,
  polo: (p, body) =>
    `<path d="${body}" fill="#${p.cloth}" ${LINE}/><path d="M300 860 L474 1070 L640 840Z" fill="#${p.skin}" ${LINE}/>${collar(`#${p.clothShade}`)}`,
  hoodie: (p, body) =>
    `<path d="M210 1000 C120 860 190 760 330 770 L620 750 C760 740 830 830 730 990Z" fill="#${p.clothShade}" ${LINE}/><path d="${body}" fill="#${p.cloth}" ${LINE}/><path d="${crew}" fill="#${p.skin}" ${LINE}/>
     <path d="M400 960 q-10 90 6 170 M548 956 q12 80 -2 150" stroke="#f7f1e6" stroke-width="14" stroke-linecap="round" fill="none"/>`,
};

/** The clothes of the person, drawn behind the head so that long hair falls over them. */
export function garmentSvg(person: Part): string {
  return garments[person.garment](person, torso(widths[person.build] * (person.gender === 'male' ? 1.08 : 0.96)));
}
