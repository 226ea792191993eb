import { keyframes, styled } from 'styled-components';
import { media } from '~/landing/kit/kit';

const glimmer = keyframes`
  50% { opacity: 0.35; }
`;

/** Light that flickers a little: windows, lanterns, the moon on water. */
export const Glimmer = styled.g`
  animation: ${glimmer} 9s ease-in-out infinite;
  &:nth-of-type(2n) {
    animation-duration: 13s;
    animation-delay: -4s;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;
