import { color } from '~/landing/kit/kit';
import { litWindows, outline, type Row } from './buildings';
import { Glimmer } from './Glimmer';

const city: Row = {
  from: -4,
  ground: 404,
  houses: [
    [110, 120, 'flat'], [70, 196, 'flat'], [96, 150, 'gable'], [120, 104, 'flat'], [64, 220, 'spire'], [104, 140, 'flat'],
    [80, 184, 'flat'], [120, 112, 'flat'], [150, 70, 'flat'], [110, 116, 'flat'], [76, 190, 'flat'], [96, 142, 'flat'],
    [64, 226, 'spire'], [120, 108, 'flat'], [90, 164, 'gable'], [80, 206, 'flat'],
  ],
}; // prettier-ignore

const spectrum = [
  color('secondary'),
  color('warning'),
  color('accent'),
  color('success'),
  color('info'),
  color('primary'),
];
const [steady, waking] = litWindows(city, { width: 10, height: 5, across: 20, down: 17 });

/** For neon pride: six arcs of light behind a city drawn in one line. */
export function NeonCity() {
  return (
    <>
      <g fill="none" strokeWidth="14">
        {spectrum.map((stroke, index) => (
          <circle key={stroke} cx="720" cy="404" r={304 - index * 21} stroke={stroke} opacity="0.88" />
        ))}
      </g>
      <path d={outline(city)} fill="var(--near)" stroke="var(--pale)" strokeWidth="2.5" strokeLinejoin="round" />
      <path d={steady} fill={color('accent')} opacity="0.85" />
      <Glimmer>
        <path d={waking} fill={color('secondary')} />
      </Glimmer>
      <path
        d="M720 370c-40-26-46-58-22-62 12-2 20 8 22 16 2-8 10-18 22-16 24 4 18 36-22 62Z"
        fill="none"
        stroke={color('secondary')}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M0 392h1440v8H0Z" fill="var(--near)" />
    </>
  );
}
