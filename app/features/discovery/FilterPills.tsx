import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, space } from '~/theme/tokens';

/**
 * Checkboxes as pills: plain labels inside, so that forty of them cost little. A tick, not colour alone, says what is
 * chosen.
 */
export const FilterPills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 ${space(4)};
    border-radius: ${radius('full')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    font-size: ${fontSize('sm')};
    line-height: 1.25;
    cursor: pointer;
    transition: background ${motion('fast')};
    ${media.up('lg')} {
      min-height: 36px;
      padding: 0 ${space(3)};
    }
    ${media.hover} {
      &:hover {
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
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  input:checked + span::before {
    content: '✓ ' / '';
  }
`;

/** A group of pills and its name. */
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

/** What a group of pills says below them. */
export const PillHint = styled.p`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
