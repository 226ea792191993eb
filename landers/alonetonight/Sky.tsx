import { css, keyframes, styled } from 'styled-components';
import { media, type LanderView } from '~/landing/kit/kit';
import { Moon } from './Moon';
import { Rain } from './Rain';
import { Summer } from './Summer';
import { scatter } from './scatter';

const drift = keyframes`
  to { transform: translateX(var(--way)); }
`;

const moving = css`
  animation: ${drift} linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Whole = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
`;

/* Wider than the scene by one tile, so that the repetition of its movement by one tile is not visible. */
const Layer = styled.svg`
  --way: -480px;
  position: absolute;
  inset: 0 auto 0 0;
  width: calc(100% + 480px);
  max-width: none;
  height: 100%;
  animation-duration: 140s !important;
  ${moving}
  &:nth-of-type(2) {
    --way: -720px;
    width: calc(100% + 720px);
    animation-duration: 420s !important;
  }
`;

const Clouds = styled.svg`
  --way: -1600px;
  position: absolute;
  inset: 0 auto auto 0;
  width: calc(100% + 1600px);
  max-width: none;
  height: 560px;
  animation-duration: 190s !important;
  ${moving}
`;

const twinkle = keyframes`
  50% { opacity: 0.25; }
`;

const TwinklingStars = styled.path`
  animation: ${twinkle} 7s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** The slowly moving sky: two layers of stars, the moon, clouds, and by the weather rain or a summer night. */
export function Sky({ niche, weather }: { niche: LanderView['niche']; weather: string | null }) {
  const rainy = weather === 'rain';
  return (
    <Whole aria-hidden>
      {rainy ? null : (
        <>
          <Layer>
            <Stars id="stars-near" width={480} seed={7} count={17} size={2} />
          </Layer>
          <Layer>
            <Stars id="stars-far" width={720} seed={3} count={46} size={1.1} />
          </Layer>
        </>
      )}
      <Moon niche={niche} low={weather === 'summer'} veiled={rainy} />
      <Clouds>
        <defs>
          <radialGradient id="haze">
            <stop stopColor="var(--pale)" stopOpacity="0.5" />
            <stop offset="1" stopColor="var(--pale)" stopOpacity="0" />
          </radialGradient>
          <pattern id="clouds" width="1600" height="560" patternUnits="userSpaceOnUse">
            <g fill="url(#haze)" opacity={rainy ? 0.5 : 0.3}>
              <ellipse cx="230" cy="130" rx="220" ry="34" />
              <ellipse cx="330" cy="160" rx="170" ry="22" />
              <ellipse cx="980" cy="96" rx="260" ry="40" />
              <ellipse cx="860" cy="130" rx="160" ry="20" />
              <ellipse cx="640" cy="330" rx="240" ry="30" />
              <ellipse cx="1330" cy="250" rx="230" ry="36" />
              <ellipse cx="1240" cy="440" rx="280" ry="30" />
              <ellipse cx="300" cy="470" rx="260" ry="26" />
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="560" fill="url(#clouds)" />
      </Clouds>
      {rainy ? <Rain /> : null}
      {weather === 'summer' ? <Summer /> : null}
    </Whole>
  );
}

const TILE_HEIGHT = 640;

/** One repeated tile of stars: most are still, every third one twinkles. */
function Stars(props: { id: string; width: number; seed: number; count: number; size: number }) {
  const { id, width, seed, count, size } = props;
  const stars = scatter(seed, count, width, TILE_HEIGHT);
  // A line of length zero with round ends is a dot, so one path can contain all of them.
  const dots = (isShown: (index: number) => boolean) =>
    stars.filter((_, index) => isShown(index)).map(([x, y]) => `M${x} ${y}h0`).join(''); // prettier-ignore
  return (
    <>
      <defs>
        <pattern id={id} width={width} height={TILE_HEIGHT} patternUnits="userSpaceOnUse">
          <g stroke="var(--pale)" strokeWidth={size} strokeLinecap="round" fill="none">
            <path d={dots((index) => index % 3 > 0)} opacity="0.75" />
            <TwinklingStars d={dots((index) => index % 3 === 0)} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
