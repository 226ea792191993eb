import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { form } from '~/theme/tokens';
import { CheckedSymbol } from '~/page/CheckedLabel';
import { PersonCard, type PersonPicture } from '~/ui/PersonCard/PersonCard';
import { fictionalMark } from '~/ui/FictionalIcon/FictionalIcon';
import type { PersonSummary } from '~/contract/person-summary';
import { distanceWords } from '../places/distance';
import type { ListOrigin } from './list-neighbours';

export interface PersonTileFragmentProps {
  person: PersonSummary;
  to: string;
  from?: ListOrigin | undefined;
  picture: PersonPicture | undefined;
  /** The brand's word for a fictional profile. */
  fictional: string;
  eager: boolean | undefined;
  level: 2 | 3 | undefined;
  label?: ReactNode;
  note?: ReactNode;
  /** The like button. */
  children?: ReactNode;
}

/** What a person's card shows, and nothing of where it is or who looks at it: the server remembers its HTML. */
export function PersonTileFragment(props: PersonTileFragmentProps) {
  const { person, to, from, picture, fictional, eager, level, label, note, children } = props;
  const intl = useIntl();
  const { name, age, online } = person;
  return (
    <PersonCard
      to={to}
      state={from}
      name={name}
      age={age ?? undefined}
      place={placeWords(person, intl)}
      picture={picture}
      online={online ? intl.formatMessage({ id: 'members.online', defaultMessage: 'Online now' }) : undefined}
      fictional={person.fictional ? { word: fictional, icon: fictionalMark } : undefined}
      mark={person.checked ? <CheckedSymbol person={person} /> : undefined}
      eager={eager}
      level={level}
      label={label}
      note={note}
      action={children}
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
