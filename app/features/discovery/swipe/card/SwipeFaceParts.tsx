import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space, wordScrim } from '~/theme/tokens';

/** Cuts a text after this many lines. */
const atMost = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

/** Above the words, so that the label of a fictional profile stays visible however long they are. */
export const Corner = styled.div`
  position: absolute;
  z-index: 1;
  /* Below the bars of the photos. */
  inset: ${space(5)} ${space(3)} auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  pointer-events: none;
`;

export const Scrim = styled.div`
  position: absolute;
  inset: auto 0 0;
  max-height: calc(100% - 48px);
  overflow: hidden;
  padding: 56px ${space(5)} ${space(5)};
  background: ${wordScrim};
  color: ${color('on-scrim')};
`;

export const Name = styled.h2`
  font-size: ${fontSize('2xl')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.2;
  ${atMost(2)}
  span {
    font-weight: 400;
  }
`;

export const Place = styled.p`
  ${atMost(2)}
  color: ${color('on-scrim-muted')};
`;

export const About = styled.p`
  ${atMost(2)}
  margin-top: ${space(2)};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

export const Interests = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-height: 28px;
  overflow: hidden;
  margin-top: ${space(3)};
  li {
    padding: 2px ${space(3)};
    border-radius: ${radius('full')};
    box-shadow: inset 0 0 0 1px ${color('on-scrim-muted')};
    font-size: ${fontSize('xs')};
    line-height: 24px;
  }
  li[data-shared] {
    background: ${color('on-scrim')};
    color: ${color('scrim')};
    font-weight: ${fontWeight('strong')};
  }
`;
