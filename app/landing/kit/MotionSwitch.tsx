import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space, tickOver } from '~/theme/tokens';

const Root = styled.label`
  position: relative;
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(4)} 0 ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2px solid ${color('on-scrim')};
    outline-offset: 2px;
  }
  input {
    ${tickOver}
  }
  &:has(:checked) [data-when='moving'],
  &:not(:has(:checked)) [data-when='still'] {
    display: none;
  }
  /* With reduced motion there is nothing to stop. */
  ${media.reducedMotion} {
    display: none;
  }
`;

const Sign = styled.svg`
  width: 20px;
  height: 20px;
  fill: currentcolor;
`;

/**
 * Stops animations that run longer than five seconds (WCAG 2.2.2), without a script. The animated element checks it:
 * `&:has([data-motion]:checked) * { animation-play-state: paused; }`. The texts are copy of the lander.
 */
export function MotionSwitch({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Root className={className}>
      <input type="checkbox" data-motion autoComplete="off" />
      <Sign viewBox="0 0 20 20" aria-hidden data-when="moving">
        <path d="M5 4h3.5v12H5zM11.5 4H15v12h-3.5z" />
      </Sign>
      <Sign viewBox="0 0 20 20" aria-hidden data-when="still">
        <path d="M6 3.6v12.8L16.4 10z" />
      </Sign>
      {children}
    </Root>
  );
}
