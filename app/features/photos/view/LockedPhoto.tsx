import { FormattedMessage } from 'react-intl';
import { privatePhotoUrl, usePhotoUrl } from '~/page/photo-url';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { LockKeyhole } from '~/ui/Icon/icons';
import { Lock } from './PhotoGalleryParts';

export interface LockedPhotoProps {
  /** The id of the member. */
  id: string;
  name: string;
  blur: string | null;
  viewer: 'visitor' | 'member' | 'own';
  /** Whether the slide is visible; only then it takes part in the tab order. */
  reachable: boolean;
}

/** A locked photo, blurred with a lock (specification, section 6). The page holds nothing of the photo itself. */
export function LockedPhoto({ id, name, blur, viewer, reachable }: LockedPhotoProps) {
  const shared = usePhotoUrl();
  // The blurred rendition of the viewer's own photo is not public while the profile is hidden.
  const photoUrl = viewer === 'own' ? privatePhotoUrl : shared;
  const tabIndex = reachable ? undefined : -1;
  return (
    <>
      {blur ? <img src={photoUrl(blur)} alt="" width={180} height={240} draggable={false} loading="lazy" /> : null}
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
              <FormattedMessage id="photos.login" defaultMessage="Log in" />
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
