import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { UnblockForm } from '~/features/safety/block/UnblockForm';
import { PersonLine } from '~/features/safety/PersonLine';
import { color, fontSize, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { MessagesSquare } from '~/ui/Icon/icons';
import { Cluster, Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { ListRow, RowList } from '~/ui/RowList/RowList';
import type { ClosedChat } from './closed-chat';

const Who = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Why = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export interface ClosedChatsScreenProps {
  chats: readonly ClosedChat[];
  next: string | null;
}

/** The conversations that a block has closed: why nobody can write there, and what either of the two can still do. */
export function ClosedChatsScreen({ chats, next }: ClosedChatsScreenProps) {
  return (
    <Page $width="medium">
      <PageHeader title={<FormattedMessage id="chat.closed-title" defaultMessage="Closed conversations" />}>
        <FormattedMessage
          id="chat.closed-lead"
          defaultMessage="One of you has blocked the other, so no message can be sent. You can still report what was written."
        />
      </PageHeader>
      {chats.length === 0 ? (
        <EmptyState
          illustration={<MessagesSquare size={48} strokeWidth={1.5} />}
          title={<FormattedMessage id="chat.closed-none" defaultMessage="No closed conversations" />}
          action={
            <ButtonLink to="/chats" variant="ghost">
              <FormattedMessage id="chat.all" defaultMessage="All conversations" />
            </ButtonLink>
          }
        />
      ) : (
        <Stack>
          <RowList>
            {chats.map((chat) => (
              <ListRow key={chat.id}>
                <ClosedChatWords chat={chat} />
                <Cluster>
                  {chat.blocking ? <UnblockForm id={chat.person.id} name={chat.person.name} /> : null}
                  <ButtonLink to={`/members/${chat.person.id}/report`} variant="ghost" size="sm">
                    <FormattedMessage
                      id="safety.report-named"
                      defaultMessage="Report {name}"
                      values={{ name: chat.person.name }}
                    />
                  </ButtonLink>
                </Cluster>
              </ListRow>
            ))}
          </RowList>
          {next ? (
            <ButtonLink to={`/chats/closed?before=${next}`} variant="ghost">
              <FormattedMessage id="safety.blocked-more" defaultMessage="Show more" />
            </ButtonLink>
          ) : null}
        </Stack>
      )}
    </Page>
  );
}

function ClosedChatWords({ chat: { id, person, blocked } }: { chat: ClosedChat }) {
  const { name } = person;
  const line = <PersonLine person={person} />;
  return (
    <Who>
      {blocked ? line : <Link to={`/chats/${id}`}>{line}</Link>}
      <Why>
        {blocked ? (
          <FormattedMessage id="chat.closed-by-them" defaultMessage="{name} has blocked you." values={{ name }} />
        ) : (
          <FormattedMessage id="chat.closed-by-you" defaultMessage="You blocked {name}." values={{ name }} />
        )}
      </Why>
    </Who>
  );
}
