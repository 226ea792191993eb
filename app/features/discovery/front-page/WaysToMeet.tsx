import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Heart, Sparkles } from '~/ui/Icon/icons';
import { Cluster } from '~/ui/Layout/Layout';
import type { WayToMeet } from './ways-to-meet';

/** Links from search to the swipe game and the match finder, where the brand has them. */
export function WaysToMeet({ ways }: { ways: readonly WayToMeet[] }) {
  if (ways.length === 0) return null;
  return (
    <Cluster $gap={2}>
      {ways.includes('swipe_game') ? (
        <ButtonLink to="/swipe-game" variant="ghost" size="sm">
          <Heart size={16} aria-hidden />
          <FormattedMessage id="members.swipe-game" defaultMessage="Swipe game" />
        </ButtonLink>
      ) : null}
      {ways.includes('match_finder') ? (
        <ButtonLink to="/match-finder" variant="ghost" size="sm">
          <Sparkles size={16} aria-hidden />
          <FormattedMessage id="members.match-finder" defaultMessage="Match finder" />
        </ButtonLink>
      ) : null}
    </Cluster>
  );
}
