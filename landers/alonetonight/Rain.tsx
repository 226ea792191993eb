import { keyframes, styled } from 'styled-components';
import { media } from '~/landing/kit/kit';
import { scatter } from './scatter';

const fall = keyframes`
  to { transform: translate(-32px, 240px); }
`;

const run = keyframes`
  0%, 20% { transform: translateY(0); opacity: 0; }
  26% { opacity: 1; }
  100% { transform: translateY(110%); opacity: 0.8; }
`;

const Sheet = styled.svg`
  position: absolute;
  inset: -240px auto 0 0;
  width: calc(100% + 32px);
  max-width: none;
  height: calc(100% + 240px);
  animation: ${fall} 2.4s linear infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Glass = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Runner = styled.div`
  position: absolute;
  inset: 0 auto 0 12%;
  width: 5px;
  animation: ${run} 19s ease-in infinite;
  &::after {
    display: block;
    width: 5px;
    height: 74px;
    border-radius: 3px;
    background: linear-gradient(transparent, color-mix(in oklab, var(--pale) 60%, transparent));
    content: '';
  }
  &:nth-of-type(2) {
    left: 47%;
    animation-duration: 27s;
    animation-delay: -9s;
  }
  &:nth-of-type(3) {
    left: 83%;
    animation-duration: 23s;
    animation-delay: -16s;
  }
  ${media.reducedMotion} {
    display: none;
  }
`;

const drops = scatter(5, 26, 360, 420);

/** Rain behind a window pane, drops on it, and from time to time one that runs down. */
export function Rain() {
  return (
    <>
      <Sheet>
        <defs>
          <pattern id="rain" width="160" height="240" patternUnits="userSpaceOnUse">
            <path
              d="M150 6l-6 45M96 40l-5 38M40 20l-7 52M18 130l-5 38M70 150l-6 45M128 128l-4 30"
              stroke="var(--pale)"
              strokeWidth="1"
              strokeLinecap="round"
              opacity="0.26"
            />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#rain)" />
      </Sheet>
      <Glass>
        <defs>
          <pattern id="drops" width="360" height="420" patternUnits="userSpaceOnUse">
            <g fill="var(--pale)" opacity="0.16">
              {drops.map(([x, y], index) => (
                <ellipse key={index} cx={x} cy={y} rx={1.5 + (index % 4) * 0.8} ry={2 + (index % 4) * 1.2} />
              ))}
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#drops)" />
      </Glass>
      <Runner />
      <Runner />
      <Runner />
    </>
  );
}
