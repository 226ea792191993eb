import { keyframes, styled } from 'styled-components';
import { media } from '~/landing/kit/kit';
import { scatter } from './scatter';

const wander = keyframes`
  33% { transform: translate(26px, -22px); }
  66% { transform: translate(-14px, -38px); opacity: 0.2; }
`;

const shoot = keyframes`
  0%, 90% { transform: translate(0, 0); opacity: 0; }
  91% { opacity: 1; }
  96%, 100% { transform: translate(-46vw, 23vw); opacity: 0; }
`;

const Air = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: min(46%, 900px);
  overflow: visible;
`;

const Firefly = styled.circle`
  animation: ${wander} 14s ease-in-out infinite;
  &:nth-of-type(3n) {
    animation-duration: 19s;
    animation-delay: -6s;
  }
  &:nth-of-type(3n + 1) {
    animation-duration: 23s;
    animation-delay: -11s;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Falling = styled.div`
  position: absolute;
  top: 6%;
  right: 8%;
  width: 120px;
  height: 2px;
  rotate: -26deg;
  animation: ${shoot} 31s ease-out infinite;
  background: linear-gradient(90deg, var(--pale), transparent);
  ${media.reducedMotion} {
    display: none;
  }
`;

const flies = scatter(2, 18, 100, 90);

/** A warm night: fireflies above the ground, and a falling star every half minute. */
export function Summer() {
  return (
    <>
      <Falling />
      <Air>
        <defs>
          <radialGradient id="firefly">
            <stop offset="0.12" stopColor="var(--pale)" />
            <stop offset="0.28" stopColor="var(--lamp)" stopOpacity="0.75" />
            <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
          </radialGradient>
        </defs>
        {flies.map(([x, y], index) => (
          <Firefly key={index} cx={`${x}%`} cy={`${y + 8}%`} r={6 + (index % 3) * 3} fill="url(#firefly)" />
        ))}
      </Air>
    </>
  );
}
