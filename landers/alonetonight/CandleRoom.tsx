import { keyframes, styled } from 'styled-components';
import { media } from '~/landing/kit/kit';

const flicker = keyframes`
  30% { transform: scale(0.93, 1.06) skewX(2deg); }
  55% { transform: scale(1.04, 0.95); }
  80% { transform: scale(0.97, 1.03) skewX(-2deg); }
`;

const Flame = styled.g`
  transform-box: fill-box;
  transform-origin: 50% 100%;
  animation: ${flicker} 5s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Each candle as [x, height]. */
const candles = [[452, 84], [490, 118], [528, 66], [930, 74], [968, 104], [1180, 92], [250, 78]] as const; // prettier-ignore

/** For the velvet night: a drawn curtain, three tall windows with fine brass frames, candles on the sill. */
export function CandleRoom() {
  return (
    <>
      <defs>
        <radialGradient id="candle">
          <stop stopColor="var(--lamp)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="velvet" spreadMethod="reflect" x1="0" x2="0.16">
          <stop stopColor="var(--glow)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--near)" />
        </linearGradient>
        <linearGradient id="wax" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--pale)" />
          <stop offset="1" stopColor="var(--far)" />
        </linearGradient>
        <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--pale)" stopOpacity="0.1" />
          <stop offset="0.9" stopColor="var(--pale)" />
        </linearGradient>
        <mask id="fading" maskUnits="userSpaceOnUse" x="-40" y="-700" width="1520" height="1100">
          <path d="M-40-700h1520V400H-40Z" fill="url(#fade)" />
        </mask>
      </defs>
      <g fill="none" stroke="var(--lamp)" strokeWidth="1.5" opacity="0.5">
        {[420, 620, 820].map((x) => (
          <path key={x} d={`M${x} 344V130a100 100 0 0 1 200 0V344M${x + 100} 30V344M${x} 130h200M${x} 236h200`} />
        ))}
      </g>
      <g mask="url(#fading)">
        <path
          d="M-40-700H96q64 560 40 820-16 140-96 180l60 100H-40ZM1480-700h-136q-64 560-40 820 16 140 96 180l-60 100h140Z"
          fill="url(#velvet)"
        />
      </g>
      <path d="M0 344h1440v56H0Z" fill="var(--near)" />
      <path d="M0 344h1440M0 352h1440" stroke="var(--lamp)" strokeWidth="1.5" />
      {candles.map(([x, tall]) => (
        <g key={x}>
          <circle cx={x} cy={330 - tall} r="92" fill="url(#candle)" />
          <path d={`M${x - 9} 344v-${tall}h18v${tall}Z`} fill="url(#wax)" />
          <path d={`M${x - 24} 344q4-10 24-10t24 10Z`} fill="var(--lamp)" />
          <Flame>
            <path d={`M${x} ${306 - tall}q14 20 0 34-14-14 0-34Z`} fill="var(--lamp)" />
            <path d={`M${x} ${320 - tall}q6 10 0 19-6-9 0-19Z`} fill="var(--pale)" />
          </Flame>
        </g>
      ))}
    </>
  );
}
