import { color } from '~/landing/kit/kit';
import { Glimmer } from './Glimmer';

/** The string of lights hangs in three arcs, with lamps at regular distances. */
const arcs = [[120, 470], [470, 830], [830, 1190]] as const; // prettier-ignore
const lamps = arcs.flatMap(([from, to]) =>
  [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map(
    (part) => [from + (to - from) * part, 118 + 4 * part * (1 - part) * 52] as const,
  ),
);

/** For the sunny terrace after sunset: lanterns in an arc, a laid table, moonlight on the sea. */
export function SeaTerrace() {
  return (
    <>
      <path d="M0 236h1440v164H0Z" fill="var(--mid)" />
      <path d="M1440 236h-560q80-10 140-34 60-14 100-40 50 18 110 6 110-24 210 2Z" fill="var(--near)" opacity="0.55" />
      <Glimmer>
        <path
          d="M640 246h120M610 258h70M700 262h110M630 274h130M580 290h90M700 292h130M620 308h170"
          stroke="var(--lamp)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.75"
        />
      </Glimmer>
      <path
        d="M950 228h3M1010 214h3M1044 224h3M1096 204h3M1130 222h3M1250 214h3M1290 190h3M1330 218h3M1380 202h3"
        stroke="var(--lamp)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--near)" strokeWidth="3">
        {arcs.map(([from, to]) => (
          <path key={from} d={`M${from} 118Q${(from + to) / 2} 222 ${to} 118`} />
        ))}
        <path d="M120 360V112M470 360V112M830 360V112" strokeWidth="6" />
      </g>
      {[0, 1].map((half) => (
        <Glimmer key={half}>
          {lamps.map(([x, y], index) =>
            index % 2 === half ? (
              <g key={x}>
                <circle cx={x} cy={y + 10} r="30" fill="url(#halo)" />
                <circle cx={x} cy={y + 10} r="7.5" fill="var(--lamp)" />
              </g>
            ) : null,
          )}
        </Glimmer>
      ))}
      <g fill="var(--near)">
        <path d="M1184 370q12-130-6-216l26-2q2 116 22 218Z" />
        <path d="M1040 142q10-44 70-40 30-48 96-36 60-30 104 16 66 0 62 44 30 24-10 34-90 18-160 6-110 18-150-4-16-8-12-20Z" />
        <path d="M0 330h1440v16H0Z" />
        <path d="M20 346q-14 28 0 54h14q14-26 0-54Z" />
        {Array.from({ length: 29 }, (_, index) => (
          <path key={index} d={`M${20 + index * 50} 344q-13 18-3 32-6 8-6 24h24q0-16-6-24 10-14-3-32Z`} />
        ))}
        <path d="M578 300h124v9h-56v46h-12v-46h-56Z" />
        <path d="M606 266h16q2 18-6 22v10h6v3h-16v-3h6v-10q-8-4-6-22ZM656 266h16q2 18-6 22v10h6v3h-16v-3h6v-10q-8-4-6-22Z" />
        <path d="M530 258q4 52 8 60h36v40h-6v-32h-30v32h-8ZM750 258q-4 52-8 60h-36v40h6v-32h30v32h8Z" />
      </g>
      <path d="M607 272h14q0 12-7 14-7-2-7-14ZM657 272h14q0 12-7 14-7-2-7-14Z" fill={color('primary')} />
      <path d="M0 386h1440v14H0Z" fill="var(--near)" />
    </>
  );
}
