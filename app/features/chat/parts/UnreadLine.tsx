import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: ${space(2)} 0;
  color: ${color('primary-text')};
  font-size: ${fontSize('xs')};
  font-weight: ${fontWeight('strong')};
  scroll-margin-top: ${space(16)};
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: currentColor;
    opacity: 0.4;
  }
`;

export function UnreadLine({ count }: { count: number }) {
  return (
    <Root data-unread="">
      <FormattedMessage
        id="chat.new-messages"
        defaultMessage="{count, plural, one {# new message} other {# new messages}}"
        values={{ count }}
      />
    </Root>
  );
}
