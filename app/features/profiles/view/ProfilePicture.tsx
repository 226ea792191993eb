import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { privatePhotoUrl, usePhotoUrl } from '~/page/photo-url';
import { color, fontWeight, portraitFill, space } from '~/theme/tokens';
import { FictionalLabel } from '~/page/FictionalLabel';
import { pictureFrame } from './picture-frame';
import type { ProfileView } from './profile-view';

const Frame = styled.div`
  ${pictureFrame}
  background: linear-gradient(160deg, ${color('primary-soft')}, ${color('surface-sunken')});
  img {
    ${portraitFill}
  }
`;

const Initial = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color('on-primary-soft')};
  font-size: 6rem;
  font-weight: ${fontWeight('heading')};
  opacity: 0.5;
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
`;

interface ProfilePictureProps {
  name: string;
  picture: ProfileView['picture'];
  thumb: string | null;
  fictional: boolean;
  /** The viewer's own profile. The photo may not be visible to others yet, so its private URL is used. */
  own?: boolean;
  /** An action in a corner of the photo: the report button. */
  action?: ReactNode;
}

/** The main photo, as large as the screen allows; the initial of the name if there is none. */
export function ProfilePicture({ name, picture, thumb, fictional, own = false, action }: ProfilePictureProps) {
  const intl = useIntl();
  const shared = usePhotoUrl();
  const photoUrl = own ? privatePhotoUrl : shared;
  return (
    <Frame>
      <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
      {picture ? (
        <img
          src={photoUrl(picture.filename)}
          srcSet={thumb ? `${photoUrl(thumb)} 360w, ${photoUrl(picture.filename)} ${picture.width}w` : undefined}
          sizes="(min-width: 768px) 480px, 100vw"
          alt={intl.formatMessage({ id: 'members.photo-of', defaultMessage: 'Photo of {name}' }, { name })}
          width={picture.width}
          height={picture.height}
          {...{ fetchpriority: 'high' }}
        />
      ) : null}
      {picture ? action : null}
      {fictional ? (
        <Corner>
          <FictionalLabel tone="photo" />
        </Corner>
      ) : null}
    </Frame>
  );
}
