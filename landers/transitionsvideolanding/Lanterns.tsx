import { keyframes, styled } from 'styled-components';
import { color, media } from '~/landing/kit/kit';

const rise = keyframes`
  from { translate: 0 115lvh; }
  50% { translate: 3vw 45lvh; }
  to { translate: -2vw -25lvh; }
`;

/** Per lantern: left and top while it is still, width, seconds that it rises, and the delay before. */
const places = [
  [6, 24, 4, 26, -15],
  [21, 8, 2.5, 34, -24],
  [36, 31, 3, 30, -12],
  [52, 13, 4.5, 25, -16],
  [64, 34, 2.25, 36, -30],
  [73, 9, 3.25, 29, -20],
  [84, 26, 4.75, 24, -11],
  [93, 11, 2.75, 33, -18],
] as const;

const Sky = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  overflow: hidden;
  height: 100svh;
  pointer-events: none;
  /* The lanterns appear above the words and never cover them. */
  mask-image: linear-gradient(${color('text')} 42%, transparent 52%);
  ${media.up('lg')} {
    margin-inline-start: 48%;
    mask-image: none;
  }
  [data-pinned] & {
    position: fixed;
    height: 100lvh;
  }
`;

const Lantern = styled.svg`
  position: absolute;
  top: 0;
  overflow: visible;
  ${places.map(
    ([left, top, width, seconds, begun], at) => `
  &:nth-child(${at + 1}) {
    left: ${left}%;
    width: ${width}rem;
    translate: 0 ${top}svh;
    animation-duration: ${seconds}s;
    animation-delay: ${begun}s;
  }`,
  )}
  /* They rise only while a film plays. */
  [data-live]:has([data-playing='true']) & {
    animation-name: ${rise};
    animation-timing-function: linear;
    animation-iteration-count: infinite;
  }
  ${media.reducedMotion} {
    opacity: 0.9;
  }
`;

/** Paper lanterns in the brand's colours in front of all three scenes. */
export function Lanterns() {
  return (
    <Sky aria-hidden>
      {places.map(([left], at) => (
        <Lantern key={left} viewBox="0 0 60 80">
          <radialGradient id={`lantern-${at}`} cy="0.75">
            <stop offset="0" stopColor={color('warning')} />
            <stop offset="0.55" stopColor={color(at % 2 ? 'accent' : 'warning')} />
            <stop offset="1" stopColor={color(at % 3 ? 'primary' : 'secondary')} />
          </radialGradient>
          <radialGradient id={`halo-${at}`}>
            <stop offset="0" stopColor={color('warning')} stopOpacity="0.45" />
            <stop offset="1" stopColor={color('warning')} stopOpacity="0" />
          </radialGradient>
          <circle cx="30" cy="42" r="70" fill={`url(#halo-${at})`} />
          <path
            d="M14 6C20 2 40 2 46 6C58 24 56 46 48 68C40 72 20 72 12 68C4 46 2 24 14 6Z"
            fill={`url(#lantern-${at})`}
          />
          <ellipse cx="30" cy="69" rx="17" ry="4" fill={color('warning')} />
        </Lantern>
      ))}
    </Sky>
  );
}
