import { css } from 'styled-components';

/** The stressed words of a text in this colour, upright. */
export const stressCss = (color: string) => css`
  em {
    color: ${color};
    font-style: normal;
  }
`;
