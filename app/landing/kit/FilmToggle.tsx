import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(4)} 0 ${space(3)};
  border: 0;
  border-radius: ${radius('full')};
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  font: inherit;
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  cursor: pointer;
  &:focus-visible {
    outline: 2px solid ${color('on-scrim')};
    outline-offset: 2px;
  }
  /* Without a script the film does not play, so there is nothing to stop. */
  &[hidden],
  &[data-playing='false'] [data-when='playing'],
  &[data-playing='true'] [data-when='still'] {
    display: none;
  }
`;

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Sign = styled.svg`
  width: 20px;
  height: 20px;
  fill: currentcolor;
`;

/** WCAG 2.2.2 requires that moving content can be stopped. The texts are copy of the lander. */
export function FilmToggle({ play, pause, className }: { play: ReactNode; pause: ReactNode; className?: string }) {
  return (
    <Root type="button" hidden data-film-toggle data-playing="false" className={className}>
      <Words data-when="playing">
        <Sign viewBox="0 0 20 20" aria-hidden>
          <path d="M5 4h3.5v12H5zM11.5 4H15v12h-3.5z" />
        </Sign>
        {pause}
      </Words>
      <Words data-when="still">
        <Sign viewBox="0 0 20 20" aria-hidden>
          <path d="M6 3.6v12.8L16.4 10z" />
        </Sign>
        {play}
      </Words>
    </Root>
  );
}
