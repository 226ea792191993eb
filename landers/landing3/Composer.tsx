import { styled } from 'styled-components';
import { Button, color, Copy, fontSize, MessageField, space, StartForm, useCopy } from '~/landing/kit/kit';

const Root = styled.div`
  padding: ${space(4)};
  border-top: 1px solid ${color('line')};
  background: ${color('surface-raised')};
`;

const Form = styled(StartForm)`
  display: grid;
  gap: ${space(3)};
`;

const Terms = styled.p`
  margin-top: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

/** Or in words of one's own. */
export function Composer() {
  const placeholder = useCopy('message-placeholder');
  return (
    <Root>
      <Form toPerson>
        <MessageField label={<Copy slot="message-label" />} placeholder={placeholder} rows={2} />
        <Button type="submit" size="lg" wide>
          <Copy slot="send" />
        </Button>
      </Form>
      <Terms>
        <Copy slot="terms" />
      </Terms>
    </Root>
  );
}
