import { styled } from 'styled-components';
import { color, Copy, media, OpenWays, radius, shadow, SignupLink, space, useLander } from '~/landing/kit/kit';

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(4)};
  width: min(100%, 25rem);
  min-height: 22rem;
  margin-block: ${space(6)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: ${shadow('lg')};
  ${media.up('lg')} {
    margin-block: ${space(20)};
  }
`;

/** An empty card, shown if the brand has no profiles for this country. */
export function Empty() {
  const { signupOpen } = useLander();
  return (
    <Root>
      <h2>
        <Copy slot="empty-title" />
      </h2>
      <p>
        <Copy slot="empty-lead" closed="closed" />
      </p>
      {signupOpen ? (
        <SignupLink variant="secondary">
          <Copy slot="empty-action" />
        </SignupLink>
      ) : (
        <OpenWays />
      )}
    </Root>
  );
}
