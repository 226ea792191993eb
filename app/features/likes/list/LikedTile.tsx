import { usePolled } from '~/page/use-polled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { likesQuery } from '~/api-client/queries';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { useShell } from '~/page/use-shell';
import { Chip } from '~/ui/Chip/Chip';
import { Heart } from '~/ui/Icon/icons';
import { LikeButton } from '../dialogs/LikeButton';
import { likedProfilePath } from './like-list';
import type { LikedPerson } from './like-page';

/** A person in a list of likes. It links to the page that clears the "new" flag. */
export function LikedTile({ person, eager, level }: { person: LikedPerson; eager?: boolean; level?: 2 | 3 }) {
  const { id, name, liked, matched, givenByBrand } = person;
  const seen = useLikeSeen(id);
  const { brand } = useShell();
  return (
    <PersonTile
      person={person}
      to={likedProfilePath(id)}
      eager={eager}
      level={level}
      label={labelOf(person.isNew && !seen, matched)}
      note={
        givenByBrand ? (
          <FormattedMessage
            id="likes.from-brand"
            defaultMessage="{brand} gave this like"
            values={{ brand: brand.name }}
          />
        ) : undefined
      }
      action={<LikeButton id={id} name={name} liked={liked} />}
    />
  );
}

/** Whether the member has seen this like since the list was loaded; an appended page may be older than that. */
function useLikeSeen(id: string): boolean {
  const data = usePolled(likesQuery);
  return data?.liked_by.some((like) => like.id === id && !like.like_new) ?? false;
}

function labelOf(isNew: boolean, matched: boolean): ReactNode {
  if (isNew) {
    return (
      <Chip tone="secondary">
        <FormattedMessage id="likes.new" defaultMessage="New" />
      </Chip>
    );
  }
  if (!matched) return null;
  return (
    <Chip tone="photo" icon={<Heart fill="currentColor" aria-hidden />}>
      <FormattedMessage id="likes.match" defaultMessage="Match" />
    </Chip>
  );
}
