import { styled } from 'styled-components';
import { color, fontSize, media, radius, shadow, space } from '~/theme/tokens';

/** Photos and uploads in a grid: two columns on phones, then three and four. */
export const PhotoGrid = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} ${space(3)};
  padding: 0;
  list-style: none;
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(5)} ${space(4)};
  }
`;

export const Tile = styled.li<{ $lifted?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  opacity: ${({ $lifted = false }) => ($lifted ? 0.7 : 1)};
  ${({ $lifted = false }) => $lifted && `> :first-child { box-shadow: ${shadow('lg')}; }`}
`;

export const PictureFrame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-dim] > img {
    filter: grayscale(1);
    opacity: 0.55;
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset: auto ${space(2)} ${space(2)};
  display: flex;
`;

export const Handle = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
  cursor: grab;
  touch-action: none;
  button {
    touch-action: none;
  }
`;

export const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
`;

export const Note = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;
