import { css } from 'styled-components';

/** Shows the emphasised words of a text in this colour, not in italics. */
export const stressCss = (color: string) => css`
  em {
    color: ${color};
    font-style: normal;
  }
`;
