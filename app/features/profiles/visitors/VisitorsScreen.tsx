import { Eye, EyeOff } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormattedRelative } from '~/i18n/FormattedRelative';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Chip } from '~/ui/Chip/Chip';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Page, PeopleGrid } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { Pagination } from '~/ui/Pagination/Pagination';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '../view/PersonTile';
import type { VisitorPage } from './visitor-page';

export interface VisitorsScreenProps extends VisitorPage {
  /** Renders the like button of a card. */
  renderAction?: (person: PersonSummary) => ReactNode;
}

export function VisitorsScreen({ invisible, days, people, page, pages, renderAction }: VisitorsScreenProps) {
  return (
    <Page>
      <PageHeader
        title={<FormattedMessage id="profile.visitors-title" defaultMessage="Visitors to my profile" />}
        action={
          <ButtonLink to="/profile" variant="ghost">
            <FormattedMessage id="profile.title" defaultMessage="My profile" />
          </ButtonLink>
        }
      >
        {invisible ? null : (
          <FormattedMessage
            id="profile.visitors-lead"
            defaultMessage="Who has looked at it in the last {days} days. Invisible members leave no trace."
            values={{ days }}
          />
        )}
      </PageHeader>
      {people.length > 0 ? (
        <PeopleGrid>
          {people.map((person, index) => (
            <PersonTile
              key={person.id}
              person={person}
              eager={index < 5}
              label={
                <Chip tone="photo" icon={<Eye aria-hidden />}>
                  <FormattedRelative at={person.visitedAt} />
                </Chip>
              }
              action={renderAction?.(person)}
            />
          ))}
        </PeopleGrid>
      ) : (
        <NoVisitors invisible={invisible} />
      )}
      <Pagination
        page={page}
        pages={pages}
        href={(number) => `/profile/visitors${number > 1 ? `?page=${number}` : ''}`}
      />
    </Page>
  );
}

function NoVisitors({ invisible }: { invisible: boolean }) {
  if (invisible) {
    return (
      <EmptyState
        illustration={<EyeOff size={40} />}
        title={<FormattedMessage id="profile.visitors-invisible" defaultMessage="You are invisible" />}
      >
        <FormattedMessage
          id="profile.visitors-invisible-body"
          defaultMessage="Nobody sees that you looked at them, and you don’t see who looked at you. It works both ways for as long as you’re invisible."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<Eye size={40} />}
      title={<FormattedMessage id="profile.visitors-none" defaultMessage="Nobody yet" />}
      action={
        <ButtonLink to="/members">
          <FormattedMessage id="profile.visitors-none-action" defaultMessage="Search members" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="profile.visitors-none-body"
        defaultMessage="Look around: whoever you visit sees it too, and many look back."
      />
    </EmptyState>
  );
}
