import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, motion, radius, space } from '~/theme/tokens';

/** The native input needs no JavaScript, and the browser supplies its texts. The caller must give it a label. */
export const FileInput = styled.input.attrs({ type: 'file' })`
  min-width: 0;
  max-width: 100%;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('regular')};
  text-overflow: ellipsis;
  cursor: pointer;
  &::file-selector-button {
    min-height: 44px;
    margin: 2px;
    margin-inline-end: ${space(3)};
    padding: ${space(2)} ${space(5)};
    border: 1px solid ${color('line-strong')};
    border-radius: ${radius('control')};
    background: ${color('surface-raised')};
    color: ${color('text')};
    font: inherit;
    font-weight: ${fontWeight('strong')};
    cursor: inherit;
    transition: background ${motion('fast')};
  }
  ${media.hover} {
    &:hover:not(:disabled)::file-selector-button {
      background: ${color('surface-sunken')};
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::file-selector-button {
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }
  /* Where colours are forced, the ring stands around the whole field. */
  ${media.forcedColors} {
    &:focus-visible {
      outline: 2px solid Highlight;
    }
  }
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;
