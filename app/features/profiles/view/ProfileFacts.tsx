import { Heart, MapPin, Navigation, UserRound } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from '~/ui/Chip/Chip';
import { Cluster } from '~/ui/Layout/Layout';
import { distanceWords } from '../places/distance';
import { messageId } from '~/i18n/message-id';
import { Facts, Highlights, Section } from './ProfileScreenParts';
import type { ProfileView } from './profile-view';
import { traitNames, traitValues } from '../traits/trait-messages';

/** These are shown at the top and therefore not repeated among the traits. */
const TOP = new Set(['gender', 'relationship_status']);

interface HighlightsOf extends Pick<ProfileView, 'facts'> {
  person: Pick<ProfileView['person'], 'place' | 'distance'>;
}

/** What people look at first: place, gender and relationship status. */
export function ProfileHighlights({ view: { person, facts } }: { view: HighlightsOf }) {
  const intl = useIntl();
  const word = (trait: 'gender' | 'relationship_status') => {
    const fact = facts.find((fact) => fact.trait === trait);
    return fact && intl.formatMessage(traitValues[trait][fact.value]!);
  };
  const [gender, relationship] = [word('gender'), word('relationship_status')];
  if (!person.place && !gender && !relationship && person.distance === null) return null;
  return (
    <Highlights>
      {person.place ? (
        <li>
          <MapPin size={18} aria-hidden />
          {person.place}
        </li>
      ) : null}
      {person.distance === null ? null : (
        <li>
          <Navigation size={18} aria-hidden />
          <FormattedMessage
            id="members.distance-about"
            defaultMessage="About {distance} away"
            values={{ distance: distanceWords(person.distance, intl) }}
          />
        </li>
      )}
      {gender ? (
        <li>
          <UserRound size={18} aria-hidden />
          {gender}
        </li>
      ) : null}
      {relationship ? (
        <li>
          <Heart size={18} aria-hidden />
          {relationship}
        </li>
      ) : null}
    </Highlights>
  );
}

/** Traits and interests, as far as the brand shows them and the member states them. */
export function ProfileFacts({ view: { facts, interests } }: { view: Pick<ProfileView, 'facts' | 'interests'> }) {
  const intl = useIntl();
  const further = facts.filter(({ trait }) => !TOP.has(trait));
  return (
    <>
      {interests.length > 0 ? (
        <Section>
          <h2>
            <FormattedMessage id="members.interests" defaultMessage="Interests" />
          </h2>
          <Cluster $gap={2}>
            {interests.map((id) => (
              <Chip key={id}>{intl.formatMessage({ id: messageId(`interests.${id}`) })}</Chip>
            ))}
          </Cluster>
        </Section>
      ) : null}
      {further.length > 0 ? (
        <Section>
          <h2>
            <FormattedMessage id="members.details" defaultMessage="Details" />
          </h2>
          <Facts>
            {further.map(({ trait, value }) => (
              <div key={trait}>
                <dt>{intl.formatMessage(traitNames[trait])}</dt>
                <dd>{intl.formatMessage(traitValues[trait][value]!)}</dd>
              </div>
            ))}
          </Facts>
        </Section>
      ) : null}
    </>
  );
}
