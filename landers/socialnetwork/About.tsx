import { styled } from 'styled-components';
import { color, Copy, fontSize, media, radius, space, useLander } from '~/landing/kit/kit';

const Root = styled.aside`
  padding: ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  font-size: ${fontSize('sm')};
  line-height: 1.55;
  h2 {
    margin-bottom: ${space(3)};
    font-size: ${fontSize('md')};
  }
  p + p {
    margin-top: ${space(3)};
  }
  ${media.up('lg')} {
    position: sticky;
    top: ${space(6)};
    grid-area: about;
    align-self: start;
  }
`;

/** What this feed is and is not, and the brand's own sentence about its label. */
export function About() {
  const { people, fictional } = useLander();
  return (
    <Root>
      <h2>
        <Copy slot="about-title" />
      </h2>
      <p>
        <Copy slot="about-text" />
      </p>
      {people.some((person) => person.fictional) ? <p>{fictional.warning}</p> : null}
    </Root>
  );
}
