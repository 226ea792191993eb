import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { IconList } from '~/ui/IconList/IconList';
import { Coins, CreditCard, Flag, Inbox, ReceiptText, Trash2 } from '~/ui/Icon/icons';
import type { ShownLeave } from './shown-leave';

const List = styled(IconList)`
  gap: ${space(4)};
  svg {
    color: ${color('text-muted')};
  }
`;

/** What happens to what the member has: said before, in plain words. Lines that do not concern them are left out. */
export function LeaveFacts({ leave }: { leave: ShownLeave }) {
  const { credits, returnable, openPayments, unread, openReports } = leave;
  return (
    <List>
      <li>
        <Trash2 size={20} aria-hidden />
        <span>
          <FormattedMessage
            id="leaving.fact-erased"
            defaultMessage="Erased: your profile, photos, likes, the messages you’ve written, and everything you’ve set here. Others will see “deleted member”."
          />
        </span>
      </li>
      {credits > 0 ? (
        <li>
          <Coins size={20} aria-hidden />
          <span>
            <FormattedMessage
              id="leaving.fact-credits"
              defaultMessage="{credits, plural, one {Your last # credit is} other {Your # credits are}} lost with the account."
              values={{ credits }}
            />{' '}
            {returnable > 0 ? (
              <Link to="/withdrawal">
                <FormattedMessage
                  id="leaving.fact-return"
                  defaultMessage="{count, plural, one {Return one order first and get money back} other {Return # orders first and get money back}}"
                  values={{ count: returnable }}
                />
              </Link>
            ) : null}
          </span>
        </li>
      ) : null}
      {openPayments > 0 ? (
        <li>
          <CreditCard size={20} aria-hidden />
          <span>
            <FormattedMessage
              id="leaving.fact-payments"
              defaultMessage="{count, plural, one {A payment is} other {# payments are}} still under way. If it arrives after you’ve left, the money goes back to you by itself."
              values={{ count: openPayments }}
            />
          </span>
        </li>
      ) : null}
      {unread > 0 ? (
        <li>
          <Inbox size={20} aria-hidden />
          <span>
            <FormattedMessage
              id="leaving.fact-unread"
              defaultMessage="{count, plural, one {One message is} other {# messages are}} still unread."
              values={{ count: unread }}
            />{' '}
            <Link to="/chats">
              <FormattedMessage id="leaving.fact-read" defaultMessage="Read first" />
            </Link>
          </span>
        </li>
      ) : null}
      {openReports > 0 ? (
        <li>
          <Flag size={20} aria-hidden />
          <span>
            <FormattedMessage
              id="leaving.fact-reports"
              defaultMessage="{count, plural, one {Your open report is} other {Your # open reports are}} decided even so. We store reports until half a year after the decision, but can’t tell you the outcome once your e-mail address is erased."
              values={{ count: openReports }}
            />
          </span>
        </li>
      ) : null}
      <li>
        <ReceiptText size={20} aria-hidden />
        <span>
          <FormattedMessage
            id="leaving.fact-stays"
            defaultMessage="What the law makes us store, we store without your name: receipts for the tax office, proof of consent, and reports while somebody can object. Each has an end date on which it is deleted."
          />
        </span>
      </li>
    </List>
  );
}
