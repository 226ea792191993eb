import { cachedFragment } from '~/document/fragments/cached-fragment';
import { usePolled } from '~/page/use-polled';
import { likesQuery } from '~/api-client/queries';
import { usePersonTile } from '~/features/profiles/view/PersonTile';
import { useShell } from '~/page/use-shell';
import { LikeButton } from '../dialogs/LikeButton';
import { likedProfilePath } from '../like-list';
import type { LikedPerson } from './like-page';
import { LikedTileFragment, type LikeMark } from './LikedTileFragment';

const CachedTile = cachedFragment('liked-tile', LikedTileFragment);

/** A person in a list of likes. It links to the page that clears the "new" flag. */
export function LikedTile({ person, eager, level }: { person: LikedPerson; eager?: boolean; level?: 2 | 3 }) {
  const { id, name, liked, isNew, matched, givenByBrand } = person;
  const seen = useLikeSeen(id);
  const { brand } = useShell();
  return (
    <CachedTile
      {...usePersonTile(person)}
      person={person}
      to={likedProfilePath(id)}
      eager={eager}
      level={level}
      mark={markOf(isNew && !seen, matched)}
      giver={givenByBrand ? brand.name : undefined}
    >
      <LikeButton id={id} name={name} liked={liked} />
    </CachedTile>
  );
}

/** Whether the member has seen this like since the list was loaded; an appended page may be older than that. */
function useLikeSeen(id: string): boolean {
  const data = usePolled(likesQuery);
  return data?.liked_by.some((like) => like.id === id && !like.like_new) ?? false;
}

function markOf(isNew: boolean, matched: boolean): LikeMark | undefined {
  if (isNew) return 'new';
  return matched ? 'match' : undefined;
}
