import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { Heart } from '~/ui/Icon/icons';
import { LIKE_FORM, likeAction } from './like-action';
import { useLikedNow } from '../like-store';

/**
 * The like button of a large card, with a word; the page renders the `LikeForm`. The name is part of what is read out,
 * because a page has many. Pressing it again takes the like back.
 */
export function CardLike({ id, name, liked }: { id: string; name: string; liked: boolean }) {
  const { user } = useShell();
  const now = useLikedNow(user?.id ?? '', id);
  const on = now ?? liked;
  return (
    <Button
      type="submit"
      form={LIKE_FORM}
      formAction={likeAction(id, on)}
      size="lg"
      variant="ghost"
      wide
      aria-pressed={on}
    >
      <Heart size={20} fill={on ? 'currentColor' : 'none'} aria-hidden />
      {on ? (
        <FormattedMessage id="likes.liked" defaultMessage="Liked" />
      ) : (
        <FormattedMessage id="likes.like" defaultMessage="Like" />
      )}
      <span className="visually-hidden">{name}</span>
    </Button>
  );
}
