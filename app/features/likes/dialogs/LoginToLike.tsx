import { Heart } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';

/** Shown to visitors in the place of the like button. */
export function LoginToLike({ name }: { name: string }) {
  return (
    <>
      <Heart size={20} aria-hidden />
      <FormattedMessage id="likes.login-needed" defaultMessage="Login to like {name}'s profile" values={{ name }} />
    </>
  );
}
