import { Link } from '@remix-run/react';
import { Inbox } from '~/ui/Icon/icons';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, radius, space, sunkenOnHover } from '~/theme/tokens';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import type { MailboxEntry } from './mailbox.service.server';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  color: ${color('text')};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${sunkenOnHover}
`;

const Subject = styled.span`
  font-weight: ${fontWeight('strong')};
`;

export function MailList({ mails }: { mails: readonly MailboxEntry[] }) {
  if (mails.length === 0) {
    return (
      <EmptyState
        illustration={<Inbox size={48} aria-hidden />}
        title={
          <FormattedMessage
            id="dev.mailbox-empty"
            defaultMessage="No mail yet. Sign up on this brand, and the activation mail appears here."
          />
        }
      />
    );
  }
  return (
    <List>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Row to={`/dev/mailbox/${mail.id}`}>
            <Subject>{mail.subject}</Subject>
            <span className="quiet">
              {mail.to} · <FormattedDate value={mail.sentAt} dateStyle="medium" timeStyle="short" />
            </span>
          </Row>
        </li>
      ))}
    </List>
  );
}
