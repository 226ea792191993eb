import { FormattedMessage, useIntl } from 'react-intl';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { IconButton } from '~/ui/IconButton/IconButton';
import { ArrowLeft, Undo2 } from '~/ui/Icon/icons';
import { Page, PeopleGrid } from '~/ui/Layout/Layout';
import { LoadMore } from '~/ui/LoadMore/LoadMore';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { SKIP_DAYS, type SkippedPeople } from './swipe-game';

/** The people whom the member skipped, each with a button that puts them back into the deck. */
export function SwipeSkipped({ people, page, hasMore }: SkippedPeople) {
  const intl = useIntl();
  return (
    <Page data-part="skipped">
      <PageHeader
        title={<FormattedMessage id="swipe.skipped-title" defaultMessage="People you skipped" />}
        action={
          <ButtonLink to="/swipe-game" variant="ghost">
            <ArrowLeft size={18} aria-hidden />
            <FormattedMessage id="swipe.back-to-game" defaultMessage="Back to the game" />
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="swipe.skipped-lead"
          defaultMessage="Nobody is told when you skip them. After {days} days they’ll come up again."
          values={{ days: SKIP_DAYS }}
        />
      </PageHeader>
      {people.length === 0 ? (
        <EmptyState
          illustration={<Undo2 size={44} aria-hidden />}
          title={<FormattedMessage id="swipe.skipped-none" defaultMessage="You haven’t skipped anybody" />}
        >
          <FormattedMessage id="swipe.skipped-none-body" defaultMessage="Anyone you skip in the game waits here." />
        </EmptyState>
      ) : (
        <form method="post" action="/swipe-game">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="list" value={page} />
          <PeopleGrid>
            {people.map((person, index) => (
              <PersonTile
                key={person.id}
                person={person}
                eager={index < 5}
                action={
                  <IconButton
                    type="submit"
                    name="id"
                    value={person.id}
                    variant="photo"
                    label={intl.formatMessage(
                      { id: 'swipe.undo-name', defaultMessage: 'Undo: bring {name} back' },
                      { name: person.name },
                    )}
                  >
                    <Undo2 size={22} aria-hidden />
                  </IconButton>
                }
              />
            ))}
          </PeopleGrid>
        </form>
      )}
      <LoadMore to={hasMore ? `/swipe-game?skipped=${page + 1}` : undefined} />
    </Page>
  );
}
