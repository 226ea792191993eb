import { styled } from 'styled-components';
import { pictureFrame } from '~/features/profiles/view/picture-frame';
import { color, fontSize, fontWeight, portraitFill, radius, space, zIndex } from '~/theme/tokens';

export const GalleryFrame = styled.section`
  ${pictureFrame}
  background: ${color('surface-sunken')};
`;

export const Slides = styled.ul`
  display: flex;
  height: 100%;
  padding: 0;
  overflow: auto hidden;
  list-style: none;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline: 3px solid ${color('focus')};
    outline-offset: -3px;
  }
`;

export const Slide = styled.li`
  position: relative;
  isolation: isolate;
  flex: 0 0 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  > img {
    ${portraitFill}
  }
`;

export const Lock = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  /* Leaves room for the arrow buttons. */
  padding: ${space(6)} max(60px, ${space(16)});
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  text-align: center;
  p {
    max-width: 26ch;
    font-size: ${fontSize('lg')};
    font-weight: ${fontWeight('strong')};
    overflow-wrap: anywhere;
  }
`;

export const Above = styled.div`
  position: absolute;
  inset: ${space(3)} ${space(3)} auto;
  z-index: ${zIndex('raised')};
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
  pointer-events: none;
`;

export const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin-inline-start: auto;
  padding: 2px ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

export const Arrow = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  top: calc(50% - 22px);
  ${({ $side }) => ($side === 'start' ? 'left' : 'right')}: ${space(3)};
  z-index: ${zIndex('raised')};
`;
