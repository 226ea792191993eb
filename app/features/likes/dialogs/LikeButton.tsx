import { useIntl } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { IconButton } from '~/ui/IconButton/IconButton';
import { HeartMark } from './HeartMark';
import { LIKE_FORM, likeAction } from './like-action';
import { useLikedNow } from '../like-store';

/** The heart button on a card; the page renders the `LikeForm`. Pressing it again takes the like back. */
export function LikeButton({ id, name, liked }: { id: string; name: string; liked: boolean }) {
  const { user } = useShell();
  const intl = useIntl();
  const now = useLikedNow(user?.id ?? '', id);
  const on = now ?? liked;
  return (
    <IconButton
      type="submit"
      form={LIKE_FORM}
      formAction={likeAction(id, on)}
      variant="photo"
      aria-pressed={on}
      label={
        on
          ? intl.formatMessage({ id: 'likes.liked-name', defaultMessage: 'You like {name}' }, { name })
          : intl.formatMessage({ id: 'likes.like-name', defaultMessage: 'Like {name}' }, { name })
      }
    >
      <HeartMark on={on} />
    </IconButton>
  );
}
