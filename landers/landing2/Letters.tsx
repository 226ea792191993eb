import { styled } from 'styled-components';
import {
  Button,
  color,
  Copy,
  Field,
  fontSize,
  MessageField,
  radius,
  shadow,
  space,
  StartForm,
  useCopy,
  useLander,
} from '~/landing/kit/kit';

const Root = styled.section`
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

const Form = styled(StartForm)`
  display: grid;
  gap: ${space(4)};
`;

const Terms = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

/** The letters page: the visitor's first words. */
export function Letters() {
  const { signupOpen } = useLander();
  const placeholder = useCopy('message-placeholder');
  return (
    <Root>
      <Title>
        <Copy slot="letters-title" />
      </Title>
      <Lead>
        <Copy slot={signupOpen ? 'letters-lead' : 'closed'} />
      </Lead>
      {signupOpen ? (
        <Form toPerson>
          <MessageField label={<Copy slot="message-label" />} placeholder={placeholder} rows={3} />
          <Field name="name" label={<Copy slot="name-label" />} />
          <Button type="submit" size="lg" wide>
            <Copy slot="send" />
          </Button>
          <Terms>
            <Copy slot="terms" />
          </Terms>
        </Form>
      ) : null}
    </Root>
  );
}
