import { styled } from 'styled-components';
import { color, fontSize, fontWeight, form, media, motion, portraitFill, space, zIndex } from '~/theme/tokens';

export const Frame = styled.article`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: ${form('card-columns')};
  grid-template-rows: ${form('card-rows')};
  align-content: start;
  padding: ${form('card-pad')};
  border-radius: ${form('card-radius')};
  background: ${form('card-ground')};
  box-shadow: ${form('card-line')};
  transition: box-shadow ${motion('base')};
  /* A line within the picture. */
  &::after {
    content: '';
    display: ${form('card-inset')};
    position: absolute;
    inset: 7px;
    border: 1px solid ${color('primary')};
    border-radius: calc(${form('card-radius')} - 5px);
    pointer-events: none;
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${form('card-line')}, ${form('card-lift')};
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

/** Below the words, which are not positioned, so that the focus ring of the link can span the whole card. */
export const Photo = styled.div`
  grid-column: 1;
  grid-row: ${form('picture-rows')};
  position: relative;
  z-index: -1;
  overflow: hidden;
  width: 100%;
  aspect-ratio: ${form('picture-ratio')};
  min-height: ${form('picture-least')};
  max-height: var(--picture-most, none);
  border-radius: ${form('picture-radius')};
  background: linear-gradient(160deg, ${color('primary-soft')}, ${color('surface-sunken')});
`;

/** The mean colour of a picture until it has loaded. An SVG attribute, because the CSP forbids style attributes. */
export const PlaceholderColor = styled.svg.attrs({ 'aria-hidden': true })`
  ${portraitFill}
  background: currentColor;
`;

/** The initial below the picture, visible when there is no picture or it fails to load. */
export const Initial = styled.span`
  position: absolute;
  inset: 0 0 15%;
  display: grid;
  place-items: center;
  color: ${color('on-primary-soft')};
  font-size: clamp(3rem, 20vw, 5rem);
  font-weight: ${fontWeight('heading')};
  opacity: 0.5;
`;

export const Picture = styled.img`
  ${portraitFill}
  transition: transform ${motion('slow')};
`;

export const Corner = styled.div`
  position: absolute;
  inset: ${form('label-inset')};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  pointer-events: none;
`;

/** Name and place: over the foot of the picture or outside it. Over it they leave room for the action, a button of 44 px. */
export const Words = styled.div<{ $room: boolean }>`
  --room: ${({ $room }) => ($room ? `calc(52px*${form('words-room')})` : '0px')};
  --foot: ${({ $room }) => ($room ? form('words-foot') : '0')};
  grid-area: ${form('words-row')} / ${form('words-column')};
  align-self: end;
  justify-self: start;
  min-width: 0;
  width: ${form('words-width')};
  max-width: 100%;
  margin: ${form('words-margin')};
  padding: ${form('words-pad')};
  border-radius: 0 0 ${form('picture-radius')} ${form('picture-radius')};
  background: ${form('words-ground')};
  color: ${form('words-ink')};
  text-align: ${form('card-align')};
`;

export const Mark = styled.span`
  &:empty {
    display: none;
  }
  display: inline-flex;
  flex: none;
  margin-inline-start: ${space(1)};
`;

/** The action, at the foot of the picture or of the words beside it, above the link that covers the card. */
export const Action = styled.div`
  grid-area: ${form('action-row')} / ${form('action-column')};
  align-self: ${form('action-side')};
  justify-self: end;
  position: relative;
  z-index: ${zIndex('raised')};
  margin: ${space(2)};
`;

export const Name = styled.h2`
  min-width: 0;
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  letter-spacing: 0;
  font-stretch: 100%;
  ${media.up('sm')} {
    padding-inline-end: var(--room);
    font-size: ${fontSize('lg')};
  }
  a {
    display: flex;
    justify-content: ${form('card-justify')};
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
  display: flex;
  align-items: center;
  justify-content: ${form('card-justify')};
  gap: ${space(2)};
  min-height: max(1.3em, var(--foot));
  padding-inline-end: var(--room);
  color: ${form('words-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.3;
  ${media.up('sm')} {
    min-height: 1.3em;
  }
  > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Note = styled.p`
  padding-block: 2px;
  font-size: ${fontSize('xs')};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export const Presence = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${form('words-presence')};
  ${media.forcedColors} {
    background: Highlight;
  }
`;
