import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { form } from '~/theme/tokens';
import { CheckedSymbol } from '~/page/CheckedLabel';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { PersonCard, type PersonPicture } from '~/ui/PersonCard/PersonCard';
import { fictionalMark } from '~/ui/FictionalIcon/FictionalIcon';
import type { PersonSummary } from '~/contract/person-summary';
import { distanceWords } from '../places/distance';
import type { ListOrigin } from './list-neighbours';

export interface PersonTileProps {
  person: PersonSummary;
  /** Where the card links to; by default the profile. */
  to?: string;
  /** The list that the card is in, for the previous and the next person on the profile. */
  from?: ListOrigin;
  /** The picture loads eagerly, as in the first row of a page. */
  eager?: boolean;
  /** 2 directly under the page's h1, 3 inside a section with a heading of its own. */
  level?: 2 | 3;
  label?: ReactNode;
  /** A sentence below the name. */
  note?: ReactNode;
  action?: ReactNode;
}

/** A person as a card, labelled if fictional. Needs the `members` messages and the layout's `FictionalSymbol`. */
export function PersonTile({ person, to, from, eager, level, label, note, action }: PersonTileProps) {
  const { fictional } = useShell().brand;
  const intl = useIntl();
  const photoUrl = usePhotoUrl();
  const { id, name, age, online } = person;
  return (
    <PersonCard
      to={to ?? `/members/${id}`}
      state={from}
      name={name}
      age={age ?? undefined}
      place={placeWords(person, intl)}
      picture={pictureOf(person, photoUrl)}
      online={online ? intl.formatMessage({ id: 'members.online', defaultMessage: 'Online now' }) : undefined}
      fictional={person.fictional ? { word: fictional.singular, icon: fictionalMark } : undefined}
      mark={<CheckedSymbol person={person} />}
      eager={eager}
      level={level}
      label={label}
      note={note}
      action={action}
    />
  );
}

/** The dot between town and distance lies outside, to the left, where the distance begins a new line. */
const PlaceLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${form('card-justify')};
  > :first-child {
    max-width: 100%;
    margin-right: 1em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child {
    margin-left: -1em;
  }
`;

const Dot = styled.span`
  display: inline-block;
  width: 1em;
  text-align: center;
`;

/** The town and, if both have a place, the distance: beside the town, or below it on a small card. */
function placeWords({ place, distance }: PersonSummary, intl: IntlShape): ReactNode {
  if (place === null || distance === null) return place;
  return (
    <PlaceLine>
      <span>{place}</span>
      <span>
        <Dot>·</Dot>
        {distanceWords(distance, intl)}
      </span>
    </PlaceLine>
  );
}

/** The widths at which renditions are made: small pictures for phones, the main one for other screens. */
function pictureOf(
  { thumb, photo, color }: PersonSummary,
  photoUrl: (file: string) => string,
): PersonPicture | undefined {
  if (!thumb || !photo) return undefined;
  return {
    src: photoUrl(thumb),
    srcSet: `${photoUrl(thumb)} 360w, ${photoUrl(photo)} 720w`,
    color: color ?? undefined,
  };
}
