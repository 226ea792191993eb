import { styled } from 'styled-components';
import {
  color,
  fontSize,
  fontWeight,
  media,
  motion,
  portraitFill,
  radius,
  shadow,
  space,
  wordScrim,
  zIndex,
} from '~/theme/tokens';

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

/** The mean colour of a picture until it has loaded. An SVG attribute, because the CSP forbids style attributes. */
export const PlaceholderColor = styled.svg.attrs({ 'aria-hidden': true })`
  ${portraitFill}
  z-index: -1;
  background: currentColor;
`;

/** The initial below the picture, visible when there is no picture or it fails to load. */
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
  ${portraitFill}
  /* Below the scrim, which is not positioned, so that the focus ring of the link can span the whole card. */
  z-index: -1;
  transition: transform 240ms cubic-bezier(0.2, 0, 0, 1);
`;

export const Corner = styled.div`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  pointer-events: none;
`;

/** On phones the name takes the whole width and the action stands below it. */
export const Scrim = styled.div<{ $room: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(2)};
  padding: 60px ${({ $room }) => ($room ? '8px 8px' : '12px 12px')} 12px;
  background: ${wordScrim};
  color: ${color('on-scrim')};
  ${media.up('sm')} {
    grid-template-rows: auto auto;
  }
`;

export const Mark = styled.span`
  &:empty {
    display: none;
  }
  display: inline-flex;
  flex: none;
  margin-inline-start: ${space(1)};
`;

/** The action, above the link that covers the card. */
export const Action = styled.div`
  position: relative;
  z-index: ${zIndex('raised')};
  grid-column: 2;
  align-self: end;
  ${media.up('sm')} {
    grid-row: 1 / span 2;
  }
`;

export const Name = styled.h2`
  grid-column: 1 / -1;
  min-width: 0;
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  letter-spacing: 0;
  font-stretch: 100%;
  ${media.up('sm')} {
    grid-column: 1;
    align-self: end;
    font-size: ${fontSize('lg')};
  }
  a {
    display: flex;
    color: inherit;
    text-decoration: none;
    white-space: pre;
    outline: 0;
  }
  /* A long name is truncated, the age is not. */
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
  grid-column: 1;
  align-self: center;
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

export const Note = styled.p`
  grid-column: 1 / -1;
  margin-top: ${space(1)};
  color: ${color('on-scrim')};
  font-size: ${fontSize('xs')};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Presence = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${color('scrim-presence')};
`;
