import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { MessagesSquare } from '~/ui/Icon/icons';

const Root = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin: auto;
  padding: ${space(6)};
  color: ${color('text-muted')};
  text-align: center;
`;

/** Beside the list, where no conversation is open. */
export function ChooseOne() {
  return (
    <Root>
      <MessagesSquare size={48} strokeWidth={1.5} aria-hidden />
      <FormattedMessage id="chat.choose-one" defaultMessage="Choose a conversation to read it here." />
    </Root>
  );
}
