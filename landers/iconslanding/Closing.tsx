import { styled } from 'styled-components';
import { color, Copy, fontSize, media, SignupAction, space, useLander } from '~/landing/kit/kit';
import { steps } from './art/Icons';
import { Plate } from './art/Plate';
import { Terms } from './Hero';
import { Wide } from './Wide';

const Root = styled(Wide)`
  padding-top: ${space(20)};
  padding-bottom: ${space(20)};
  text-align: center;
  ${media.up('md')} {
    padding-top: ${space(32)};
    padding-bottom: ${space(32)};
  }
  h2 {
    font-size: clamp(2rem, 1.3rem + 3vw, 3.75rem);
    line-height: 1.1;
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: clamp(4px, 2vw, 24px);
  margin-bottom: ${space(8)};
  svg {
    width: clamp(40px, 8vw, 88px);
    height: auto;
  }
  svg:nth-child(even) {
    transform: translateY(14px);
  }
`;

const Text = styled.p`
  margin: ${space(4)} auto ${space(8)};
  max-width: 32em;
  color: ${color('text-muted')};
  font-size: ${fontSize('lg')};
`;

/** The six small icons again, and the button. */
export function Closing() {
  const { signupOpen } = useLander();
  return (
    <Root as="section">
      <Row aria-hidden>
        {steps.map((step) => (
          <Plate key={step} step={step} />
        ))}
      </Row>
      <h2>
        <Copy slot="closing" />
      </h2>
      <Text>
        <Copy slot="closing-text" closed="closed" />
      </Text>
      <SignupAction />
      {signupOpen ? (
        <Terms>
          <Copy slot="terms" />
        </Terms>
      ) : null}
    </Root>
  );
}
