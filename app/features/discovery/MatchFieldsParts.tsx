import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, space } from '~/theme/tokens';

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** A tick box in the shape of a chip: the whole chip is the target. */
export const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
  cursor: pointer;
  transition: background ${motion('fast')};
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.hover} {
    &:hover {
      background: ${color('surface-sunken')};
    }
  }
  &:has(:checked) {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    box-shadow: inset 0 0 0 2px ${color('focus')};
    font-weight: ${fontWeight('strong')};
  }
  &:has(:checked) span::before {
    content: '✓ ';
    content: '✓ ' / '';
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

export const Hint = styled.p`
  margin-top: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;
