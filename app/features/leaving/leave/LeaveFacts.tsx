import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, space } from '~/theme/tokens';
import { IconList } from '~/ui/IconList/IconList';
import { Coins, CreditCard, Flag, Inbox, Landmark, ReceiptText, Trash2 } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';
import type { ShownLeave } from './shown-leave';

const List = styled(IconList)`
  gap: ${space(4)};
  svg {
    color: ${color('text-muted')};
  }
`;

function Fact({ icon: Mark, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li>
      <Mark size={20} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

/** What happens to what the member has: said before, in plain words. Lines that do not concern them are left out. */
export function LeaveFacts({ leave }: { leave: ShownLeave }) {
  const intl = useIntl();
  const { credits, returnable, orders, openPayments, unread, openReports } = leave;
  return (
    <List>
      <Fact icon={Trash2}>
        <FormattedMessage
          id="leaving.fact-erased"
          defaultMessage="Erased: your profile, photos, likes, the messages you’ve written, and everything you’ve set here. Others will see “deleted member”."
        />
      </Fact>
      {credits > 0 ? (
        <Fact icon={Coins}>
          <FormattedMessage
            id="leaving.fact-credits"
            defaultMessage="{credits, plural, one {Your last # credit is} other {Your # credits are}} lost unless you take the account back by {date}."
            values={{ credits, date: intl.formatDate(leave.erasedFrom, DATE_FORMATS.long) }}
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
        </Fact>
      ) : null}
      {orders ? (
        <Fact icon={ReceiptText}>
          <FormattedMessage id="leaving.fact-receipts" defaultMessage="You can’t open your receipts here any more." />{' '}
          <Link to="/transactions">
            <FormattedMessage id="leaving.fact-receipts-link" defaultMessage="Save those you need first" />
          </Link>
        </Fact>
      ) : null}
      {openPayments > 0 ? (
        <Fact icon={CreditCard}>
          <FormattedMessage
            id="leaving.fact-payments"
            defaultMessage="{count, plural, one {A payment is} other {# payments are}} still under way. If it arrives after you’ve left, the money goes back to you by itself."
            values={{ count: openPayments }}
          />
        </Fact>
      ) : null}
      {unread > 0 ? (
        <Fact icon={Inbox}>
          <FormattedMessage
            id="leaving.fact-unread"
            defaultMessage="{count, plural, one {One message is} other {# messages are}} still unread."
            values={{ count: unread }}
          />{' '}
          <Link to="/chats">
            <FormattedMessage id="leaving.fact-read" defaultMessage="Read first" />
          </Link>
        </Fact>
      ) : null}
      {openReports > 0 ? (
        <Fact icon={Flag}>
          <FormattedMessage
            id="leaving.fact-reports"
            defaultMessage="{count, plural, one {Your open report is} other {Your # open reports are}} decided even so. We store reports until half a year after the decision, but can’t tell you the outcome once your e-mail address is erased."
            values={{ count: openReports }}
          />
        </Fact>
      ) : null}
      <Fact icon={Landmark}>
        <FormattedMessage
          id="leaving.fact-stays"
          defaultMessage="What we have to store for a time stays: bookings and receipts, without your name, as long as tax law asks; proof of what you agreed to; and reports until half a year after the decision. Each is deleted on its day."
        />
      </Fact>
    </List>
  );
}
