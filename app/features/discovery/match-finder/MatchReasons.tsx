import type { Gender } from '~/contract/identifiers';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { distanceWords } from '~/features/profiles/places/distance';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Check } from '~/ui/Icon/icons';
import { IconList } from '~/ui/IconList/IconList';
import type { MatchReason, SuggestedPerson } from './match-finder';
import { questionName } from './MatchWords';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-width: 0;
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

const Fits = styled.p`
  font-weight: ${fontWeight('strong')};
`;

const List = styled(IconList)`
  gap: ${space(1)};
  overflow-wrap: anywhere;
  > li {
    gap: ${space(2)};
  }
  svg {
    color: ${color('success-text')};
  }
`;

const Untold = styled.p`
  color: ${color('text-muted')};
`;

/** Why someone is suggested: the reasons that are known to be true, and the wishes about which they say nothing. */
export function MatchReasons({ reasons, met, wishes, untold }: Omit<SuggestedPerson, 'person'>) {
  const intl = useIntl();
  return (
    <Root>
      {wishes > 0 ? (
        <Fits>
          <FormattedMessage
            id="finder.fits"
            defaultMessage="Fits {met} of {wishes, plural, one {# wish} other {# wishes}}"
            values={{ met, wishes }}
          />
        </Fits>
      ) : null}
      {reasons.length > 0 ? (
        <List>
          {reasons.map((reason) => (
            <li key={reason.kind}>
              <Check size={16} aria-hidden />
              <span>
                <ReasonWords reason={reason} />
              </span>
            </li>
          ))}
        </List>
      ) : null}
      {untold.length > 0 ? (
        <Untold>
          <FormattedMessage
            id="finder.untold"
            defaultMessage="Doesn’t say: {what}"
            values={{ what: <FormattedList type="unit" value={untold.map((name) => questionName(intl, name))} /> }}
          />
        </Untold>
      ) : null}
    </Root>
  );
}

function ReasonWords({ reason }: { reason: MatchReason }) {
  const intl = useIntl();
  switch (reason.kind) {
    case 'interests': {
      const values = { what: <FormattedList value={reason.names} /> };
      return reason.both ? (
        <FormattedMessage id="finder.both-enjoy" defaultMessage="You both enjoy: {what}" values={values} />
      ) : (
        <FormattedMessage id="finder.enjoys" defaultMessage="Enjoys: {what}" values={values} />
      );
    }
    case 'distance':
      return (
        <FormattedMessage
          id="finder.distance-away"
          defaultMessage="About {distance} from you"
          values={{ distance: distanceWords(reason.distance, intl) }}
        />
      );
    case 'region':
      return (
        <FormattedMessage
          id="finder.same-region"
          defaultMessage="Lives in your region: {region}"
          values={{ region: reason.region }}
        />
      );
    case 'seeks':
      return <SeeksWords gender={reason.gender} />;
    case 'age':
      return <FormattedMessage id="finder.of-age" defaultMessage="{age} years old" values={{ age: reason.age }} />;
    case 'situation':
    case 'build':
      return <>{reason.word}</>;
    case 'tattoos':
      return reason.has ? (
        <FormattedMessage id="finder.has-tattoos" defaultMessage="Has tattoos" />
      ) : (
        <FormattedMessage id="finder.has-no-tattoos" defaultMessage="Has no tattoos" />
      );
  }
}

function SeeksWords({ gender }: { gender: Gender | 'both' }) {
  if (gender === 'both')
    return <FormattedMessage id="finder.seeks-both" defaultMessage="Looking to meet women and men" />;
  if (gender === 'female') return <FormattedMessage id="finder.seeks-women" defaultMessage="Looking to meet women" />;
  return <FormattedMessage id="finder.seeks-men" defaultMessage="Looking to meet men" />;
}
