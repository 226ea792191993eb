import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { box, disc, dome, type NichePrefix, useLander } from '~/landing/kit/kit';

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--pattern);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A small drawing for each niche, on a field of 48 by 48. */
const things: Record<NichePrefix, string> = {
  // A glass of wine.
  none: 'M14 6h20c2 14-3 22-10 22S12 20 14 6zM24 28v14M16 42h16M14 15h20',
  // A blossom.
  she: `${disc(24, 13, 8)}${disc(13, 22, 8)}${disc(35, 22, 8)}${disc(17, 35, 8)}${disc(31, 35, 8)}${disc(24, 25, 4)}`,
  // A knot.
  bdsm: 'M6 24c8-16 18-16 18 0s10 16 18 0c-8-16-18-16-18 0s-10 16-18 0z',
  // A cone with two scoops.
  bbw: `M14 24L24 44L34 24z${disc(18, 17, 7)}${disc(30, 17, 7)}M19 32l8-8`,
  // A cup of tea.
  gilf: 'M8 18h26v8c0 9-6 14-13 14S8 35 8 26zM34 21c10-2 10 12-1 12M15 12q3-4 0-8M24 12q3-4 0-8',
  // Windows.
  milf: `${box(12, 6, 24, 38)}M12 19h24M12 31h24M24 6v38`,
  // A disco ball.
  gay: `${disc(24, 27, 16)}M24 4v7M9 22h30M9 32h30M24 11q-9 16 0 32M24 11q9 16 0 32`,
};

/** The second drawing: speech bubbles, or the time of day of the slug. */
const hours: Record<string, string> = {
  morning: `${dome(24, 34, 12)}M4 34h40M24 14V8M10 20l-4-4M38 20l4-4M12 41h24`,
  midnight: 'M30 8a17 17 0 1 0 10 26a14 14 0 0 1-10-26zM40 8v8M36 12h8',
};
const WORDS = `M8 10h32v22H22l-9 8v-8H8zM15 18h18M15 25h11`;

function Thing({ x, y, turn, d }: { x: number; y: number; turn: number; d: string }): ReactNode {
  return <path d={d} transform={`translate(${x} ${y}) rotate(${turn} 24 24)`} />;
}

/** The wallpaper of the conversation, with drawings of the niche and the time of day. */
export function Wallpaper() {
  const { niche, slug } = useLander();
  const hour = (slug && hours[slug]) ?? WORDS;
  return (
    <Sheet aria-hidden>
      <pattern id="wallpaper" width={168} height={168} patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
        <Thing x={14} y={16} turn={-10} d={things[niche]} />
        <Thing x={100} y={8} turn={8} d={hour} />
        <Thing x={20} y={98} turn={12} d={hour} />
        <Thing x={104} y={94} turn={-6} d={things[niche]} />
        <circle cx={84} cy={84} r={2} />
        <circle cx={4} cy={84} r={2} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#wallpaper)" stroke="none" />
    </Sheet>
  );
}
