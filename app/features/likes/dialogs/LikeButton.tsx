import { cachedFragment } from '~/document/fragments/cached-fragment';
import { useShell } from '~/page/use-shell';
import { useLikedNow } from '../like-store';
import { LikeHeart } from './LikeHeart';

const CachedHeart = cachedFragment('like-heart', LikeHeart);

/** The heart button on a card; the page renders the `LikeForm`. Pressing it again takes the like back. */
export function LikeButton({ id, name, liked }: { id: string; name: string; liked: boolean }) {
  const { user } = useShell();
  const now = useLikedNow(user?.id ?? '', id);
  return <CachedHeart id={id} name={name} on={now ?? liked} />;
}
