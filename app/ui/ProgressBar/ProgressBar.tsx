import { styled } from 'styled-components';
import { color, media, radius } from '~/theme/tokens';

/** A progress bar; without a value the progress is indeterminate. The caller must give it a label. */
export const ProgressBar = styled.progress`
  appearance: none;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${color('line')};
  &::-webkit-progress-bar {
    background: ${color('line')};
  }
  &::-webkit-progress-value {
    background: ${color('primary')};
  }
  &::-moz-progress-bar {
    background: ${color('primary')};
  }
  ${media.forcedColors} {
    border: 1px solid;
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
  &:indeterminate::-webkit-progress-bar {
    background: repeating-linear-gradient(-45deg, ${color('primary')} 0 8px, ${color('line')} 8px 16px);
  }
  &:indeterminate::-moz-progress-bar {
    background: repeating-linear-gradient(-45deg, ${color('primary')} 0 8px, ${color('line')} 8px 16px);
  }
`;
