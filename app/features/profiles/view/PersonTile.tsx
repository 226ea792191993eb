import type { ReactNode } from 'react';
import { cachedFragment } from '~/document/fragments/cached-fragment';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import type { PersonPicture } from '~/ui/PersonCard/PersonCard';
import type { PersonSummary } from '~/contract/person-summary';
import type { ListOrigin } from './list-neighbours';
import { PersonTileFragment } from './PersonTileFragment';
import { cardSources } from '../photo-widths';

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
  action?: ReactNode;
}

const CachedTile = cachedFragment('person-tile', PersonTileFragment, {
  browserOnly: ['from'],
  // Said of one list only.
  notWith: ['label'],
});

/** A person as a card, labelled if fictional. Needs the `members` messages and the layout's `FictionalSymbol`. */
export function PersonTile({ person, to, from, eager, level, label, action }: PersonTileProps) {
  return (
    <CachedTile
      {...usePersonTile(person)}
      person={person}
      to={to ?? `/members/${person.id}`}
      from={from}
      eager={eager}
      level={level}
      label={label}
    >
      {action}
    </CachedTile>
  );
}

/** What a person's card says that depends on the brand: plain data, for a view whose HTML the server remembers. */
export function usePersonTile(person: PersonSummary): { picture: PersonPicture | undefined; fictional: string } {
  const { fictional } = useShell().brand;
  const photoUrl = usePhotoUrl();
  return { picture: pictureOf(person, photoUrl), fictional: fictional.singular };
}

function pictureOf(
  { thumb, photo, color }: PersonSummary,
  photoUrl: (file: string) => string,
): PersonPicture | undefined {
  if (!thumb || !photo) return undefined;
  return {
    src: photoUrl(thumb),
    srcSet: cardSources({ thumb, photo }, photoUrl),
    color: color ?? undefined,
  };
}
