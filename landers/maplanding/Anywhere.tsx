import { styled } from 'styled-components';
import { Copy, fontSize, SignupAction, space, useLander } from '~/landing/kit/kit';

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
`;

const Terms = styled.p`
  color: var(--ink-soft);
  font-size: ${fontSize('sm')};
`;

/** The way in without a region: for visitors who do not want to choose one, or where there is no map. */
export function Anywhere({ slot }: { slot: 'anywhere' | 'empty' }) {
  const { signupOpen } = useLander();
  return (
    <Box>
      <p>
        <Copy slot={slot} closed="closed" />
      </p>
      <SignupAction />
      {signupOpen ? (
        <Terms>
          <Copy slot="terms" />
        </Terms>
      ) : null}
    </Box>
  );
}
