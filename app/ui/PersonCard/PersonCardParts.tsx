import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, shadow, space, zIndex } from '~/theme/tokens';

export const Frame = styled.article`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  border-radius: ${radius('md')};
  background: linear-gradient(160deg, ${color('primary-soft')}, ${color('surface-sunken')});
  transition: box-shadow ${motion('base')};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow('md')};
    }
    &:hover img {
      transform: scale(1.03);
    }
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

/** Below the picture: what remains when there is none or it fails to load. */
export const Initial = styled.span`
  position: absolute;
  inset: 0 0 15%;
  z-index: -1;
  display: grid;
  place-items: center;
  color: ${color('on-primary-soft')};
  font-size: clamp(3rem, 20vw, 5rem);
  font-weight: ${fontWeight('heading')};
  opacity: 0.5;
`;

export const Picture = styled.img`
  /* Below the scrim, which is not positioned, so that the link's ring can span the whole card. */
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 25%;
  transition: transform 240ms cubic-bezier(0.2, 0, 0, 1);
`;

export const Placeholder = styled(Picture)`
  filter: blur(12px);
  transform: scale(1.1);
`;

export const Corner = styled.div`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  pointer-events: none;
`;

/** Dark enough under the words for a white picture behind (see the theme's test), gone a little above them. */
export const Scrim = styled.div<{ $room: boolean }>`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(16)} ${({ $room }) => ($room ? space(2) : space(3))} ${({ $room }) => ($room ? space(2) : space(3))}
    ${space(3)};
  background: linear-gradient(
    to top,
    ${color('scrim')} 46%,
    color-mix(in srgb, ${color('scrim')} 45%, transparent) 72%,
    transparent
  );
  color: ${color('on-scrim')};
  > :not(:first-child) {
    position: relative;
    z-index: ${zIndex('raised')};
  }
`;

export const Facts = styled.div`
  min-width: 0;
  padding-bottom: ${space(1)};
`;

export const Name = styled.h2`
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  letter-spacing: 0;
  font-stretch: 100%;
  ${media.up('sm')} {
    font-size: ${fontSize('lg')};
  }
  a {
    display: flex;
    color: inherit;
    text-decoration: none;
    white-space: pre;
    outline: 0;
  }
  /* A long name gives way, the age stays. */
  a > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a > :nth-child(2) {
    font-weight: 400;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Place = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 1.3em;
  color: ${color('on-scrim-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.3;
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Presence = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${color('scrim-presence')};
`;
