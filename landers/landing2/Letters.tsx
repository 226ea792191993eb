import { styled } from 'styled-components';
import {
  color,
  Copy,
  Field,
  fontSize,
  MessageField,
  MessageForm,
  OpenWays,
  radius,
  REPLY,
  shadow,
  space,
  useLander,
} from '~/landing/kit/kit';

const Root = styled.section`
  scroll-margin-top: ${space(4)};
  padding: ${space(6)} ${space(5)};
  border-radius: min(${radius('md')}, 16px);
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
`;

const Title = styled.h2`
  font-size: ${fontSize('2xl')};
`;

const Lead = styled.p`
  margin: ${space(2)} 0 ${space(5)};
  color: ${color('text-muted')};
`;

const Form = styled(MessageForm)`
  display: grid;
  gap: ${space(4)};
`;

/** The letters page, where the visitor writes the first words. */
export function Letters() {
  const { signupOpen } = useLander();
  return (
    <Root id={REPLY}>
      <Title>
        <Copy slot="letters-title" />
      </Title>
      <Lead>
        <Copy slot="letters-lead" closed="closed" />
      </Lead>
      {signupOpen ? (
        <Form>
          <MessageField rows={3} />
          <Field name="name" label={<Copy slot="name-label" />} />
        </Form>
      ) : (
        <OpenWays />
      )}
    </Root>
  );
}
