import { styled } from 'styled-components';
import { Copy, SignupLink, space } from '~/landing/kit/kit';

const Page = styled.section`
  padding: ${space(10)};
`;

export default function AloneTonight() {
  return (
    <Page>
      <h1>
        <Copy slot="headline" />
      </h1>
      <SignupLink answer="answer-1">
        <Copy slot="action" />
      </SignupLink>
    </Page>
  );
}
