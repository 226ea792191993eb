import { Heart } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/live/use-shell';
import { Button } from '~/ui/Button/Button';
import { LIKE_FORM, likeAction } from './LikeForm';
import { useLikedNow } from './like-store';

/** The like button of a profile page; the page holds the LikeForm. */
export function ProfileLike({ id, liked }: { id: string; liked: boolean }) {
  const { user } = useShell();
  const now = useLikedNow(user?.id ?? '', id);
  const on = liked || now;
  return (
    <Button type="submit" form={LIKE_FORM} size="lg" variant="ghost" wide formAction={likeAction(id)} aria-pressed={on}>
      <Heart size={20} fill={on ? 'currentColor' : 'none'} aria-hidden />
      {on ? (
        <FormattedMessage id="likes.liked" defaultMessage="Liked" />
      ) : (
        <FormattedMessage id="likes.like" defaultMessage="Like" />
      )}
    </Button>
  );
}
