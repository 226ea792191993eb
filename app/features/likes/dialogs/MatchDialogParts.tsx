import { Heart } from '~/ui/Icon/icons';
import { keyframes, styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, portraitFill, radius, shadow, space } from '~/theme/tokens';

export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-height: calc(100dvh - ${space(16)});
  text-align: center;
  h2 {
    margin-top: ${space(6)};
    font-size: ${fontSize('3xl')};
  }
`;

const meet = keyframes`from { opacity: 0; transform: scale(0.9); }`;

export const Faces = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: ${space(3)};
  animation: ${meet} ${motion('slow')};
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 260px));
  }
  > :nth-child(1) {
    rotate: -3deg;
  }
  > :nth-child(2) {
    rotate: 3deg;
  }
`;

export const OneFace = styled.div`
  position: relative;
  width: min(60vw, 260px);
  animation: ${meet} ${motion('slow')};
  > svg {
    top: auto;
    bottom: -28px;
  }
`;

export const Face = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  width: 100%;
  min-width: 120px;
  border-radius: ${radius('lg')};
  background: ${color('primary-soft')};
  box-shadow: ${shadow('lg')};
  img {
    ${portraitFill}
  }
`;

export const Initial = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color('on-primary-soft')};
  font-size: ${fontSize('4xl')};
  font-weight: ${fontWeight('heading')};
  opacity: 0.5;
`;

/** In the upper corner of a picture, because the heart covers its lower edge. */
export const OnFace = styled.span`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto;
`;

export const HeartMark = styled(Heart)`
  position: absolute;
  top: calc(50% - 36px);
  left: calc(50% - 36px);
  width: 72px;
  height: 72px;
  padding: 18px;
  border-radius: 50%;
  background: ${color('secondary')};
  color: ${color('on-secondary')};
  fill: currentColor;
  box-shadow: ${shadow('md')};
`;

export const Lead = styled.p`
  max-width: 44ch;
  color: ${color('text-muted')};
  font-size: ${fontSize('lg')};
`;

export const Note = styled.p`
  max-width: 44ch;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space(2)};
  width: min(100%, 360px);
  margin-top: ${space(6)};
`;
