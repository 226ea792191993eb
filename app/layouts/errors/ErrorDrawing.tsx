import { styled } from 'styled-components';
import { color, radius } from '~/theme/tokens';

interface Hand {
  /** The width of the outlines; thinner is more elegant. */
  ink: number;
  /** Whether lines end and meet in rounds. */
  round: boolean;
  /** How far the two pictures lean, in degrees. */
  lean: number;
  /** What hangs in the picture behind, around the origin: the outlines of the niche's own motif. */
  motif: string;
}

const SUN = 'M-24 12h48M-16 12a16 16 0 0 1 32 0M0-14v-9M-17-7l-7-6M17-7l7-6';
const FLOWER =
  'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M0-6q-11-13 0-20q11 7 0 20M6-2q16-4 19 8q-12 6-19-8M4 5q8 14-2 21q-10-9 2-21M-5 4q-15 8-21-1q5-12 21 1M-6-3q-13-9-7-19q13 3 7 19';
const KEY = 'M-20-8a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-1-3l22 17M13 8l-6 8M20 13l-5 7';
const PARASOL = 'M-26 2a26 24 0 0 1 52 0zM0-22v-6M0 2v22q0 6 7 6M-9 2q1-16 9-24M9 2q-1-16-9-24';
const LEAF = 'M-18 20Q-24-16 22-22Q22 22-18 20zM-22 26L8-8M-6 6v-13M-6 6h13';
const GLASS = 'M-12-24h24q3 26-12 26t-12-26zM0 2v20M-10 22h20M-12-13h24';
const RAINBOW = 'M-26 14a26 26 0 0 1 52 0M-17 14a17 17 0 0 1 34 0M-8 14a8 8 0 0 1 16 0';

/** By niche, 1 to 7. */
const HANDS: readonly Hand[] = [
  { ink: 2.5, round: true, lean: 6, motif: SUN },
  { ink: 2, round: true, lean: 8, motif: FLOWER },
  { ink: 1.5, round: false, lean: 2, motif: KEY },
  { ink: 4, round: true, lean: 9, motif: PARASOL },
  { ink: 3.25, round: true, lean: 5, motif: LEAF },
  { ink: 1.75, round: false, lean: 3, motif: GLASS },
  { ink: 3.75, round: false, lean: 11, motif: RAINBOW },
];

const Sheet = styled.svg<{ $ink: number; $round: boolean }>`
  rect {
    rx: ${radius('md')};
  }
  .ink {
    fill: none;
    stroke: ${color('text')};
    stroke-width: ${({ $ink }) => $ink};
    stroke-linecap: ${({ $round }) => ($round ? 'round' : 'butt')};
    stroke-linejoin: ${({ $round }) => ($round ? 'round' : 'miter')};
  }
  .dashes {
    stroke: ${color('text-muted')};
    stroke-dasharray: 7 8;
  }
`;

/**
 * Decorative: two pictures on the wall, in the colours, corners and hand of the brand. In the first hangs the motif of
 * its niche; of the second there is only an outline or, if something is broken, a tear.
 */
export function ErrorDrawing({ niche, broken }: { niche: number; broken: boolean }) {
  const { ink, round, lean, motif } = HANDS[niche - 1] ?? HANDS[0]!;
  return (
    <Sheet
      data-part="error-drawing"
      $ink={ink}
      $round={round}
      viewBox="0 0 320 240"
      width={320}
      height={240}
      aria-hidden
    >
      <circle cx={160} cy={122} r={112} fill={color('primary-soft')} />
      <g transform={`rotate(${-lean} 112 116)`}>
        <rect x={58} y={44} width={108} height={144} fill={color('primary')} />
        <rect x={69} y={55} width={86} height={122} fill={color('surface-raised')} />
        <rect className="ink" x={58} y={44} width={108} height={144} />
        <path className="ink" d={motif} transform="translate(112 116) scale(1.2)" />
      </g>
      <g transform={`rotate(${lean} 212 132)`}>
        <rect x={162} y={66} width={100} height={134} fill={color('surface')} />
        <rect className="ink" x={162} y={66} width={100} height={134} />
        {broken ? (
          <path className="ink" d="M204 66l-14 38 24 12-22 34 26 14-12 36" />
        ) : (
          <path
            className="ink dashes"
            d="M194 118a18 20 0 1 0 36 0a18 20 0 1 0-36 0M180 190c0-30 12-44 32-44s32 14 32 44"
          />
        )}
      </g>
    </Sheet>
  );
}
