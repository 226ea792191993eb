import { styled } from 'styled-components';
import { fontSize, space } from '~/theme/tokens';

/** The subject of a message, set off by a line in the colour of the text: a figure with its text in a figcaption. */
export const QuoteFrame = styled.figure`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  margin: 0 0 ${space(2)};
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid currentColor;
  font-size: ${fontSize('sm')};
  line-height: 1.4;
  figcaption {
    flex: 1 1 8em;
    min-width: 0;
  }
  /* A removed photo leaves an empty place, and the words still say what it was. */
  img {
    width: 56px;
    height: 72px;
    border-radius: 8px;
    object-fit: cover;
  }
  blockquote {
    margin: 0;
    overflow: clip;
    overflow-clip-margin: 4px;
    font-style: italic;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
