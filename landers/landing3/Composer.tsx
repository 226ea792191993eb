import { styled } from 'styled-components';
import { color, MessageField, MessageForm, space } from '~/landing/kit/kit';

const Root = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color('line')};
  background: ${color('surface-raised')};
`;

const Form = styled(MessageForm)`
  display: grid;
  gap: ${space(3)};
`;

/** The field for words of the visitor's own. */
export function Composer() {
  return (
    <Root>
      <Form>
        <MessageField rows={2} />
      </Form>
    </Root>
  );
}
