import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, space } from '~/theme/tokens';

export const SearchBox = styled.div`
  position: relative;
  max-width: 360px;
  input {
    padding-left: ${space(10)};
  }
  > svg {
    position: absolute;
    left: ${space(4)};
    bottom: 15px;
    color: ${color('text-muted')};
    pointer-events: none;
  }
`;

export const Count = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
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
  /* A drawn chevron: points down when closed, up when open. */
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

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(4)};
`;

/** A box that looks like a word one can press; the native box keeps keyboard, screen readers and forms. */
export const Pill = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('full')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
  cursor: pointer;
  transition: background ${motion('fast')};
  &[hidden] {
    display: none;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color('surface-sunken')};
    }
  }
  &:has(:checked) {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    box-shadow: inset 0 0 0 2px ${color('focus')};
    font-weight: ${fontWeight('strong')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: ${color('text-muted')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    input {
      position: static;
      margin-right: ${space(2)};
      opacity: 1;
    }
  }
`;
