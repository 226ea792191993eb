import { Link, useLocation } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageQuote as Quote } from '~/contract/message';
import { color, space } from '~/theme/tokens';
import { X } from '~/ui/Icon/icons';
import { MessageQuote } from '../parts/MessageQuote';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Cancel = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${color('text')};
  &:hover {
    background: ${color('surface-sunken')};
  }
`;

export interface ReplyBarProps {
  quote: Quote;
  name: string;
  onCancel: () => void;
}

/** Above the field: the message that the next one replies to. It can be left out again, without JavaScript too. */
export function ReplyBar({ quote, name, onCancel }: ReplyBarProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const label = intl.formatMessage({ id: 'chat.reply-cancel', defaultMessage: 'Write without quoting' });
  return (
    <Root data-part="reply-bar">
      <input type="hidden" name="reply_to" value={quote.seq} />
      <MessageQuote
        quote={quote}
        lead={<FormattedMessage id="chat.replying-to" defaultMessage="Reply to {name}" values={{ name }} />}
      />
      <Cancel
        to={pathname}
        replace
        preventScrollReset
        aria-label={label}
        title={label}
        onClick={(event) => {
          event.preventDefault();
          onCancel();
        }}
      >
        <X size={18} aria-hidden />
      </Cancel>
    </Root>
  );
}
