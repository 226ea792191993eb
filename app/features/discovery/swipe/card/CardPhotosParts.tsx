import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, portraitFill, radius, space } from '~/theme/tokens';

export const Picture = styled.img`
  ${portraitFill}
  -webkit-user-select: none;
  user-select: none;
`;

/** One bar for each photo, the present one bright. */
export const Bars = styled.span`
  position: absolute;
  z-index: 2;
  inset: ${space(2)} ${space(3)} auto;
  display: flex;
  gap: ${space(1)};
  pointer-events: none;
  i {
    flex: 1;
    height: 4px;
    border-radius: ${radius('full')};
    background: ${color('on-scrim')};
    box-shadow: 0 0 0 1px ${color('scrim')};
    opacity: 0.45;
  }
  i[data-now] {
    opacity: 1;
  }
`;

/** Half of the card, below its words. Its arrow shows to a mouse and to the keyboard; a finger needs none. */
export const Half = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset: 0;
  ${({ $side }) => ($side === 'left' ? 'right' : 'left')}: 50%;
  display: flex;
  align-items: center;
  justify-content: ${({ $side }) => ($side === 'left' ? 'flex-start' : 'flex-end')};
  padding: 0 ${space(3)};
  background: none;
  color: ${color('on-scrim')};
  cursor: inherit;
  -webkit-tap-highlight-color: transparent;
  svg {
    box-sizing: content-box;
    padding: ${space(2)};
    border-radius: 50%;
    background: ${color('scrim')};
    opacity: 0;
  }
  &:focus-visible svg {
    opacity: 1;
  }
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: -6px;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) svg {
      opacity: 1;
    }
  }
`;

export const Lock = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 ${space(6)} 30%;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  color: ${color('on-scrim')};
  text-align: center;
  /* A tap beside the link still turns back. */
  pointer-events: none;
  a {
    pointer-events: auto;
  }
  svg,
  p {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius('md')};
    background: ${color('scrim')};
    font-size: ${fontSize('md')};
    font-weight: ${fontWeight('strong')};
  }
`;
