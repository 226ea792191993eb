import { css } from 'styled-components';

/** The stressed words of a text in this colour, upright. */
export const stressCss = (colour: string) => css`
  em {
    color: ${colour};
    font-style: normal;
  }
`;
