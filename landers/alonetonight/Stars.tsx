import { keyframes, styled } from 'styled-components';
import { media } from '~/landing/kit/kit';
import { scatter } from './scatter';

const twinkle = keyframes`
  50% { opacity: 0.25; }
`;

const Some = styled.path`
  animation: ${twinkle} 7s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const HEIGHT = 640;

/** One repeated tile of stars: most are still, every third one twinkles. */
export function Stars(props: { id: string; width: number; seed: number; count: number; size: number }) {
  const { id, width, seed, count, size } = props;
  const stars = scatter(seed, count, width, HEIGHT);
  // A line of length zero with round ends is a dot, so one path can contain all of them.
  const dots = (keep: (index: number) => boolean) =>
    stars.filter((_, index) => keep(index)).map(([x, y]) => `M${x} ${y}h0`).join(''); // prettier-ignore
  return (
    <>
      <defs>
        <pattern id={id} width={width} height={HEIGHT} patternUnits="userSpaceOnUse">
          <g stroke="var(--pale)" strokeWidth={size} strokeLinecap="round" fill="none">
            <path d={dots((index) => index % 3 > 0)} opacity="0.75" />
            <Some d={dots((index) => index % 3 === 0)} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}
