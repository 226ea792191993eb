import { styled } from 'styled-components';
import { color, fontSize, fontWeight, motion, space } from '~/theme/tokens';

export const SearchBox = styled.div`
  position: relative;
  max-width: 360px;
  input {
    padding-left: max(34px, ${space(10)});
  }
  > svg {
    position: absolute;
    left: ${space(4)};
    bottom: 15px;
    color: ${color('text-muted')};
    pointer-events: none;
  }
`;

export const Group = styled.details`
  border-top: 1px solid ${color('line')};
  &:last-of-type {
    border-bottom: 1px solid ${color('line')};
  }
  &[hidden] {
    display: none;
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 48px;
    padding: ${space(2)} ${space(1)};
    font-weight: ${fontWeight('strong')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* A chevron drawn in CSS: it points down when closed and up when open. */
  summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin: -4px ${space(2)} 0 auto;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    transition: transform ${motion('fast')};
  }
  &[open] > summary::after {
    margin-top: 4px;
    transform: rotate(225deg);
  }
`;

export const GroupCount = styled.span`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('regular')};
`;

/** Leaves room for the focus ring of the pills in a group that folds. */
export const Inside = styled.div`
  padding: ${space(1)} ${space(1)} ${space(4)};
`;
