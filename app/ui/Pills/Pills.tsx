import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, forcedEdge, media, motion, radius, space } from '~/theme/tokens';

const small = css`
  label {
    padding: 0 ${space(4)};
    font-size: ${fontSize('sm')};
    line-height: 1.25;
    ${media.up('lg')} {
      min-height: 36px;
      padding: 0 ${space(3)};
    }
  }
`;

/**
 * The native checkbox serves keyboard, screen readers and forms; a tick, not colour alone, marks the chosen ones. The
 * markup is a plain label (checkbox, then span), so that forty of them render quickly.
 */
export const Pills = styled.div<{ $small?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(2)} ${space(4)};
    border-radius: ${radius('full')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    cursor: pointer;
    transition: background ${motion('fast')};
    ${forcedEdge}
    &[hidden] {
      display: none;
    }
    ${media.hover} {
      &:hover:not(:has(:disabled)) {
        box-shadow: inset 0 0 0 1px ${color('text')};
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
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  input:checked + span::before {
    content: '✓ ';
    content: '✓ ' / '';
  }
  /* In forced-colours mode the native checkbox is shown, because it distinguishes both states. */
  ${media.forcedColors} {
    input {
      position: static;
      margin-right: ${space(2)};
      opacity: 1;
    }
    input:checked + span::before {
      content: none;
    }
  }
  ${({ $small }) => $small && small}
`;

export const PillGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
`;

export const PillHint = styled.p`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
