import { keyframes, styled } from 'styled-components';
import { media, type LanderView } from '~/landing/kit/kit';

const rise = keyframes`
  to { transform: translate(-4vw, -18px); }
`;

const Place = styled.svg`
  position: absolute;
  top: -16px;
  right: 4px;
  width: 124px;
  height: auto;
  overflow: visible;
  animation: ${rise} 90s ease-in-out infinite alternate;
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.up('md')} {
    top: 6%;
    right: max(4%, 50% - 700px);
    width: clamp(240px, 24vw, 560px);
  }
  &[data-low='true'] {
    top: -24px;
    width: 136px;
    ${media.up('md')} {
      top: 3%;
      width: clamp(300px, 30vw, 680px);
    }
  }
  &[data-veiled='true'] {
    opacity: 0.4;
  }
`;

const turn = keyframes`
  to { stroke-dashoffset: -30; }
`;

const Facets = styled.g`
  animation: ${turn} 40s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Crescent, gibbous or full, depending on the niche. Over the neon city it is a mirror ball. */
export function Moon({ niche, low, veiled }: { niche: LanderView['niche']; low: boolean; veiled: boolean }) {
  const crescent = niche === 'bdsm' || niche === 'she';
  return (
    <Place viewBox="0 0 200 200" data-low={low} data-veiled={veiled}>
      <defs>
        <radialGradient id="halo">
          <stop offset="0.3" stopColor="var(--lamp)" stopOpacity="0.34" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="moonlight" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--pale)" />
          <stop offset="1" stopColor="var(--lamp)" />
        </linearGradient>
      </defs>
      <circle cx="100" cy="100" r="130" fill="url(#halo)" />
      {crescent && !low ? (
        <path d="M118 52a50 50 0 1 0 30 74 42 42 0 0 1-30-74Z" fill="url(#moonlight)" />
      ) : (
        <circle cx="100" cy="100" r="46" fill="url(#moonlight)" />
      )}
      {niche === 'gay' ? (
        <Facets fill="none" stroke="var(--near)" strokeWidth="1.4" opacity="0.75">
          <path d="M54 100h92M58 82h84M58 118h84M68 66h64M68 134h64" />
          <path d="M100 54v92M100 54q-26 46 0 92M100 54q26 46 0 92M100 54q-52 46 0 92M100 54q52 46 0 92" />
          <path d="M100 54V-120" stroke="var(--lamp)" />
        </Facets>
      ) : (crescent && !low) || veiled ? null : (
        <g fill="var(--near)" opacity="0.13">
          <circle cx="84" cy="86" r="10" />
          <circle cx="112" cy="112" r="14" />
          <circle cx="118" cy="80" r="5" />
          <circle cx="82" cy="120" r="6" />
        </g>
      )}
    </Place>
  );
}
