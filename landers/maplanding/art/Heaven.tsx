import { styled } from 'styled-components';
import { color, disc } from '~/landing/kit/kit';
import type { Print } from '../Stage';

const Cover = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: color-mix(in oklab, var(--glow) 30%, var(--sky));
  stroke-width: 1.5;
`;

const Stars = styled.path`
  stroke: ${color('on-depth')};
  stroke-linecap: round;
  stroke-width: 2.5;
  opacity: 0.7;
`;

const Moon = styled.path`
  fill: color-mix(in oklab, var(--lamp) 40%, ${color('on-depth')});
  stroke: none;
`;

/** A deterministic sequence that looks random, so that the page is the same for everybody. */
const stars = Array.from(
  { length: 60 },
  (_, at) => `M${(at * 379) % 800} ${(at * 227 + ((at * at) % 53) * 9) % 700}h0`,
).join('');
const parallels = Array.from({ length: 7 }, (_, at) => `M0 ${80 + at * 120}q400 ${70 - at * 4} 800 0`).join('');
const meridians = Array.from(
  { length: 7 },
  (_, at) => `M${at * 133} 0Q${400 + (at - 3) * 150} 450 ${400 + (at - 3) * 175} 900`,
).join('');
const rose = [0, 45, 90, 135, 180, 225, 270, 315];

/** The background above the country: the grid of a globe by day, stars by night, a compass rose by the sea. */
export function Heaven({ print }: { print: Print }) {
  return (
    <Cover
      viewBox="0 0 800 900"
      preserveAspectRatio={print === 'night' ? 'xMaxYMin slice' : 'xMidYMid slice'}
      aria-hidden
    >
      {print === 'day' ? <path d={parallels + meridians} /> : null}
      {print === 'night' ? (
        <>
          <Stars d={stars} />
          <Moon d="M716 70a44 44 0 1 0 18 74 36 36 0 1 1-18-74z" />
        </>
      ) : null}
      {print === 'coast' ? (
        <>
          <path d={`${disc(400, 450, 130)}${disc(400, 450, 250)}${disc(400, 450, 390)}`} />
          {rose.map((turn) => (
            <path key={turn} d="M400 450V-200" transform={`rotate(${turn} 400 450)`} />
          ))}
        </>
      ) : null}
    </Cover>
  );
}
