import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Sparkles } from '~/ui/Icon/icons';

/** The link from search to the match finder. */
export function MatchFinderLink() {
  return (
    <ButtonLink to="/match-finder" variant="ghost">
      <Sparkles size={18} aria-hidden />
      <FormattedMessage id="members.match-finder" defaultMessage="Match finder" />
    </ButtonLink>
  );
}
