import { css, styled } from 'styled-components';
import { color, fontWeight, forcedEdge, form, media, onGround, portraitFill, radius, shadow } from '~/theme/tokens';

/** A phone, and everything on it, in units of its own text: smaller beside a sentence, larger above it. */
export const Phone = styled.div`
  ${onGround('page')}
  overflow: hidden;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 15.5em;
  max-width: 100%;
  height: 27em;
  border: 0.5em solid ${color('text')};
  border-radius: 2.2em;
  box-shadow: ${shadow('md')};
  font-size: 0.6875rem;
  line-height: 1.35;
  text-align: start;
  ${media.up('md')} {
    font-size: 0.9375rem;
  }
`;

export const Head = styled.div`
  padding: 0.9em 1em 0.7em;
  border-bottom: 1px solid ${color('line')};
  font-weight: ${fontWeight('heading')};
`;

export const Foot = styled.div`
  display: grid;
  gap: 0.5em;
  padding: 0.8em 0.9em 1.2em;
  border-top: 1px solid ${color('line')};
  background: ${color('surface-raised')};
  small {
    color: ${color('text-muted')};
    font-size: 0.8em;
  }
`;

/** The bar of the product's phone, with search as the current tab. */
export const Tabs = styled.div`
  display: flex;
  justify-content: space-around;
  padding: 0.9em 0.9em 1.2em;
  border-top: 1px solid ${color('line')};
  background: ${color('surface-raised')};
  i {
    width: 1em;
    height: 1em;
    border-radius: 50%;
    background: ${color('line')};
    ${forcedEdge}
  }
  i:first-child {
    background: ${color('primary')};
  }
`;

export const Talk = styled.div`
  align-self: end;
  padding-bottom: 0.8em;
`;

export const Pills = styled.div`
  display: flex;
  gap: 0.4em;
  margin-top: 0.3em;
  i {
    width: 3.4em;
    height: 1.4em;
    border-radius: 1em;
    background: ${color('chip')};
    ${forcedEdge}
  }
`;

export const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: 0.5em;
  padding: 1em;
`;

/** A line of text that says nothing. */
export const Bar = styled.span<{ $width: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: 0.55em;
  border-radius: 1em;
  background: currentColor;
  opacity: 0.28;
`;

export const Tiles = styled.div`
  display: grid;
  overflow: hidden;
  grid-template-columns: 1fr 1fr;
  align-content: start;
  gap: 0.5em;
  padding: 0.7em 0.7em 0;
`;

/** Head and shoulders, where there is no picture. */
const figure = css`
  color: ${color('on-primary-soft')};
  background:
    radial-gradient(circle at 50% 38%, currentColor 17%, transparent 17.5%) no-repeat,
    radial-gradient(ellipse 62% 46% at 50% 100%, currentColor 60%, transparent 61%) no-repeat,
    ${color('primary-soft')};
`;

export const Tile = styled.div<{ $drawn?: boolean; $wide?: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $wide }) => ($wide ? '16 / 10' : form('picture-ratio'))};
  border-radius: ${({ $wide }) => ($wide ? '0' : radius('sm'))};
  background: ${color('skeleton')};
  img {
    ${portraitFill}
  }
  ${({ $drawn }) => $drawn && figure}
`;

export const Label = styled.span`
  position: absolute;
  inset: auto 0.3em 0.3em;
  display: flex;
  align-items: center;
  gap: 0.3em;
  width: fit-content;
  max-width: calc(100% - 0.6em);
  padding: 0.15em 0.4em;
  border-radius: 1em;
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  font-size: 0.66em;
  font-weight: ${fontWeight('strong')};
  svg,
  img {
    flex: none;
    width: 1em;
    height: 1em;
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Bubble = styled.div<{ $own?: boolean }>`
  display: grid;
  gap: 0.45em;
  width: 68%;
  margin: 0.8em 0.8em 0;
  padding: 0.8em;
  border-radius: ${radius('md')};
  background: ${color('surface-sunken')};
  ${({ $own }) =>
    $own &&
    css`
      margin-inline-start: auto;
      background: ${color('primary')};
      color: ${color('on-primary')};
    `}
`;

export const Composer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.5em;
`;

export const Field = styled.span`
  padding: 0.5em 0.7em;
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  overflow: hidden;
  color: ${color('text-muted')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Send = styled.span`
  padding: 0.5em 0.8em;
  border-radius: ${radius('control')};
  background: ${color('primary')};
  color: ${color('on-primary')};
  font-weight: ${fontWeight('strong')};
  ${forcedEdge}
`;

export const Option = styled.span<{ $chosen?: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.5em;
  &::before {
    content: '';
    flex: none;
    width: 1em;
    height: 1em;
    border: ${({ $chosen }) => ($chosen ? '0.32em' : '1px')} solid
      ${({ $chosen }) => ($chosen ? color('primary-text') : color('text-muted'))};
    border-radius: 50%;
  }
`;
