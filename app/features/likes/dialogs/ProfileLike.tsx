import { Heart } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { LIKE_FORM, likeAction } from './like-action';
import { useLikedNow } from '../like-store';

/** The like button of a profile page; the page renders the `LikeForm`. Pressing it again takes the like back. */
export function ProfileLike({ id, liked }: { id: string; liked: boolean }) {
  const { user } = useShell();
  const now = useLikedNow(user?.id ?? '', id);
  const on = now ?? liked;
  return (
    <Button
      type="submit"
      form={LIKE_FORM}
      size="lg"
      variant="ghost"
      wide
      formAction={likeAction(id, on)}
      aria-pressed={on}
    >
      <Heart size={20} fill={on ? 'currentColor' : 'none'} aria-hidden />
      {on ? (
        <FormattedMessage id="likes.liked" defaultMessage="Liked" />
      ) : (
        <FormattedMessage id="likes.like" defaultMessage="Like" />
      )}
    </Button>
  );
}

/** Shown to visitors in the place of the like button. */
export function LoginToLike({ name }: { name: string }) {
  return (
    <>
      <Heart size={20} aria-hidden />
      <FormattedMessage id="likes.login-needed" defaultMessage="Login to like {name}'s profile" values={{ name }} />
    </>
  );
}
