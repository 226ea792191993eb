import { FormattedMessage } from 'react-intl';
import { usePhotoAddress } from '~/page/photo-url';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { LockKeyhole } from '~/ui/Icon/icons';
import { Lock } from './PhotoGalleryParts';

export interface LockedPhotoProps {
  /** Whose it is. */
  id: string;
  name: string;
  blur: string | null;
  viewer: 'visitor' | 'member' | 'own';
  /** Only the one that is seen takes part in the order of the tab key. */
  reachable: boolean;
}

/** Spec, section 6: blurred with a lock. What it hides is not on this page, in no form. */
export function LockedPhoto({ id, name, blur, viewer, reachable }: LockedPhotoProps) {
  const address = usePhotoAddress();
  const tabIndex = reachable ? undefined : -1;
  return (
    <>
      {blur ? <img src={address(blur)} alt="" width={180} height={240} draggable={false} loading="lazy" /> : null}
      <Lock>
        <LockKeyhole size={36} aria-hidden />
        {viewer === 'visitor' ? (
          <>
            <p>
              <FormattedMessage
                id="members.login-for-photos"
                defaultMessage="Login to view more photos of {name}"
                values={{ name }}
              />
            </p>
            <ButtonLink to={`/login?next=${encodeURIComponent(`/members/${id}`)}`} tabIndex={tabIndex}>
              <FormattedMessage id="photos.login" defaultMessage="Login" />
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              <FormattedMessage
                id="photos.locked"
                defaultMessage="Premium members see all photos of {name}"
                values={{ name }}
              />
            </p>
            <ButtonLink to="/premium" tabIndex={tabIndex}>
              <FormattedMessage id="photos.get-premium" defaultMessage="What premium gives you" />
            </ButtonLink>
          </>
        )}
      </Lock>
    </>
  );
}
