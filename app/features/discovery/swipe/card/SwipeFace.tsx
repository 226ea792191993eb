import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CheckedLabel } from '~/page/CheckedLabel';
import { FictionalLabel } from '~/page/FictionalLabel';
import { distanceWords } from '~/features/profiles/places/distance';
import { Chip } from '~/ui/Chip/Chip';
import { PlaceholderColor, Initial, Presence } from '~/ui/PersonCard/PersonCardParts';
import { CardPhotos } from './CardPhotos';
import { About, Corner, Interests, Name, Place, Scrim } from './SwipeFaceParts';
import type { SwipeCard } from '../swipe-game';

const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: 0;
  -webkit-touch-callout: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** `top` marks the card being decided on; the others are only visual. */
export function SwipeFace({ card, top }: { card: SwipeCard; top: boolean }) {
  const intl = useIntl();
  const { person, about, language, interests } = card;
  const { name, age, place, distance } = person;
  const texts = (
    <>
      {name}
      {age === null ? null : <span>, {age}</span>}
    </>
  );
  return (
    <>
      {person.color ? <PlaceholderColor color={person.color} /> : null}
      <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
      <CardPhotos card={card} top={top} />
      <Corner>
        {person.fictional ? <FictionalLabel tone="photo" /> : null}
        <CheckedLabel person={person} tone="photo" />
        {person.online ? (
          <Chip tone="photo" icon={<Presence />}>
            {intl.formatMessage({ id: 'members.online', defaultMessage: 'Online now' })}
          </Chip>
        ) : null}
      </Corner>
      <Scrim>
        <Name>{top ? <Whole to={`/members/${person.id}`}>{texts}</Whole> : texts}</Name>
        {place ? (
          <Place>
            {distance === null ? (
              place
            ) : (
              <FormattedMessage
                id="members.place-distance"
                defaultMessage="{place} · {distance}"
                values={{ place, distance: distanceWords(distance, intl) }}
              />
            )}
          </Place>
        ) : null}
        {about ? <About lang={language}>{about}</About> : null}
        {interests.length > 0 ? (
          <Interests>
            {interests.map(({ name: interest, shared }) => (
              <Interest key={interest} name={interest} shared={shared} />
            ))}
          </Interests>
        ) : null}
      </Scrim>
    </>
  );
}

function Interest({ name, shared }: { name: string; shared: boolean }) {
  return (
    <li data-shared={shared || undefined}>
      {name}
      {shared ? (
        <span className="visually-hidden">
          {' '}
          <FormattedMessage id="swipe.shared" defaultMessage="(you too)" />
        </span>
      ) : null}
    </li>
  );
}
