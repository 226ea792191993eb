import { Form, Link } from '@remix-run/react';
import { Eye, EyeOff } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Page, PeopleGrid, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';

const Lead = styled(Stack)`
  margin-bottom: ${space(6)};
`;

const Shown = styled.div`
  display: grid;
  gap: ${space(2)};
`;

export function HiddenScreen({ people }: { people: readonly PersonSummary[] }) {
  return (
    <Page data-part="hidden">
      <PageHeader title={<FormattedMessage id="members.hidden-title" defaultMessage="Hidden members" />} />
      {people.length === 0 ? (
        <EmptyState
          illustration={<EyeOff size={44} aria-hidden />}
          title={<FormattedMessage id="members.hidden-none-title" defaultMessage="You haven’t hidden anybody" />}
          action={
            <ButtonLink to="/members" variant="ghost">
              <FormattedMessage id="members.back-to-search" defaultMessage="Back to search" />
            </ButtonLink>
          }
        >
          <FormattedMessage
            id="members.hidden-none-body"
            defaultMessage="You can hide somebody from your own lists on their profile. They aren’t told."
          />
        </EmptyState>
      ) : (
        <>
          <Lead $gap={2}>
            <p>
              <FormattedMessage
                id="members.hidden-lead"
                defaultMessage="They don’t appear in your search or suggestions. They aren’t told, and likes and conversations stay."
              />
            </p>
            <p>
              <Link to="/members">
                <FormattedMessage id="members.back-to-search" defaultMessage="Back to search" />
              </Link>
            </p>
          </Lead>
          <PeopleGrid>
            {people.map((person) => (
              <Shown key={person.id}>
                <PersonTile person={person} level={2} />
                <Form method="post" action="/members">
                  <input type="hidden" name="id" value={person.id} />
                  <Button type="submit" name="intent" value="unhide" variant="ghost" size="sm" wide>
                    <Eye size={18} aria-hidden />
                    <FormattedMessage id="members.unhide" defaultMessage="Show again" />
                    <span className="visually-hidden">{person.name}</span>
                  </Button>
                </Form>
              </Shown>
            ))}
          </PeopleGrid>
        </>
      )}
    </Page>
  );
}
