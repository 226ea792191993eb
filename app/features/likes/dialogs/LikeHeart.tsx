import { useIntl } from 'react-intl';
import { IconButton } from '~/ui/IconButton/IconButton';
import { HeartMark } from './HeartMark';
import { LIKE_FORM, likeAction } from './like-action';

/** The heart on a card as it is now; pressed again it takes the like back. */
export function LikeHeart({ id, name, on }: { id: string; name: string; on: boolean }) {
  const intl = useIntl();
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
