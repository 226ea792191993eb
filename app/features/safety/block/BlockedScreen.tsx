import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { ShieldCheck } from '~/ui/Icon/icons';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { ListRow, RowList } from '~/ui/RowList/RowList';
import { PersonLine } from '../PersonLine';
import type { SafetyPerson } from '../safety-person';
import { UnblockForm } from './UnblockForm';

export interface BlockedScreenProps {
  people: readonly SafetyPerson[];
  next: string | null;
  /** Whether this is the first page of the list. */
  first: boolean;
}

export function BlockedScreen({ people, next, first }: BlockedScreenProps) {
  return (
    <Page $width="medium">
      <PageHeader title={<FormattedMessage id="safety.blocked-title" defaultMessage="Blocked members" />}>
        <FormattedMessage
          id="safety.blocked-lead"
          defaultMessage="They don’t see you in any list. They can’t write to you, and you can’t write to them."
        />
      </PageHeader>
      {people.length === 0 && first ? (
        <EmptyState
          illustration={<ShieldCheck size={44} aria-hidden />}
          title={<FormattedMessage id="safety.blocked-none" defaultMessage="You haven’t blocked anybody" />}
          action={
            <ButtonLink to="/members" variant="ghost">
              <FormattedMessage id="safety.to-members" defaultMessage="Back to members" />
            </ButtonLink>
          }
        >
          <FormattedMessage
            id="safety.blocked-none-text"
            defaultMessage="If somebody bothers you, you can block them from the menu on their profile or in the conversation."
          />
        </EmptyState>
      ) : (
        <Stack>
          <RowList>
            {people.map((person) => (
              <ListRow key={person.id}>
                {person.here ? (
                  <Link to={`/members/${person.id}`}>
                    <PersonLine person={person} />
                  </Link>
                ) : (
                  <PersonLine person={person} />
                )}
                <UnblockForm id={person.id} name={person.name} />
              </ListRow>
            ))}
          </RowList>
          {next ? (
            <ButtonLink to={`/blocked?before=${next}`} variant="ghost">
              <FormattedMessage id="safety.blocked-more" defaultMessage="Show more" />
            </ButtonLink>
          ) : null}
        </Stack>
      )}
    </Page>
  );
}
