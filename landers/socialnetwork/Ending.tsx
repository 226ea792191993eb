import { styled } from 'styled-components';
import { color, Copy, fontSize, radius, SignupAction, space } from '~/landing/kit/kit';

const Root = styled.div`
  padding: ${space(10)} ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('depth')};
  color: ${color('on-depth')};
  text-align: center;
  h2 {
    font-size: ${fontSize('2xl')};
  }
  p {
    margin: ${space(3)} 0 ${space(6)};
    color: ${color('on-depth-muted')};
  }
`;

/** The end of the fictional part. */
export function Ending() {
  return (
    <Root>
      <h2>
        <Copy slot="ending" />
      </h2>
      <p>
        <Copy slot="ending-text" />
      </p>
      <SignupAction />
    </Root>
  );
}
