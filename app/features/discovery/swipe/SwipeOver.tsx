import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Heart } from '~/ui/Icon/icons';
import { Cluster } from '~/ui/Layout/Layout';

/** The message that nobody is left, with links to more people. */
export function SwipeOver({ hasSkips }: { hasSkips: boolean }) {
  return (
    <EmptyState
      illustration={<Heart size={44} aria-hidden />}
      title={<FormattedMessage id="swipe.over-title" defaultMessage="You have seen everybody who fits" />}
      action={
        <Cluster $justify="center">
          <ButtonLink to="/members">
            <FormattedMessage id="swipe.over-search" defaultMessage="Search more widely" />
          </ButtonLink>
          {hasSkips ? (
            <ButtonLink to="/swipe-game?skipped=1" variant="ghost">
              <FormattedMessage id="swipe.see-skipped" defaultMessage="People I skipped" />
            </ButtonLink>
          ) : null}
        </Cluster>
      }
    >
      <FormattedMessage
        id="swipe.over-body"
        defaultMessage="New people join every day: check back tomorrow, or search more widely now."
      />
    </EmptyState>
  );
}
