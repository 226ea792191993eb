import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { privatePhotoUrl } from '~/page/photo-url';
import { fontSize, media, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Card } from '~/ui/Card/Card';
import { ImagePlus } from '~/ui/Icon/icons';
import type { OwnPhoto, OwnPhotos } from './own-photo';
import { Corner, Note, PictureFrame } from './PhotoTileParts';
import { PhotoState } from './PhotoState';

const Root = styled(Card)`
  display: grid;
  gap: ${space(4)};
  h2 {
    font-size: ${fontSize('lg')};
  }
`;

/** All in one row where the labels fit a third: what does not fit is behind the button. */
const Strip = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  ${media.down('sm')} {
    /* Fewer beside each other on the narrowest phones and with large text, or a label of one word would be torn. */
    grid-template-columns: repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr));
    > :nth-child(n + 4) {
      display: none;
    }
  }
  ${media.up('sm')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    > :nth-child(n + 6) {
      display: none;
    }
  }
`;

/* A third of a phone's width in any language: the label has two lines instead of a symbol. */
const Label = styled(Corner)`
  ${media.down('sm')} {
    inset: auto ${space(1)} ${space(1)};
    > span {
      padding-inline: 6px;
      font-size: 0.6875rem;
    }
    svg {
      display: none;
    }
  }
  > span > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The member's photos at a glance, with the way to the page that adds, orders, crops and deletes them. */
export function PhotoStrip({ photos: { photos, limit } }: { photos: OwnPhotos }) {
  const count = photos.filter(({ status }) => status !== 'rejected').length;
  return (
    <Root id="photos" aria-labelledby="photos-title">
      <div>
        <h2 id="photos-title">
          <FormattedMessage id="photos.title" defaultMessage="Your photos" />
        </h2>
        <Note>
          {photos.length === 0 ? (
            <FormattedMessage
              id="photos.empty-words"
              defaultMessage="People like to see who they are writing to. A clear photo of your face is a good start."
            />
          ) : (
            <FormattedMessage id="photos.count" defaultMessage="{count} of {limit} photos" values={{ count, limit }} />
          )}
        </Note>
      </div>
      {photos.length > 0 ? (
        <Strip>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Picture photo={photo} place={index + 1} count={photos.length} />
            </li>
          ))}
        </Strip>
      ) : null}
      <ButtonLink to="/profile/photos" variant="quiet" wide>
        <ImagePlus size={18} aria-hidden />
        {photos.length === 0 ? (
          <FormattedMessage id="photos.add" defaultMessage="Add photos" />
        ) : (
          <FormattedMessage id="photos.change" defaultMessage="Add or change photos" />
        )}
      </ButtonLink>
    </Root>
  );
}

function Picture({ photo: { status, main, thumb }, place, count }: { photo: OwnPhoto; place: number; count: number }) {
  const intl = useIntl();
  return (
    <PictureFrame data-dim={status === 'rejected' ? '' : undefined}>
      <img
        src={privatePhotoUrl(thumb)}
        alt={intl.formatMessage({ id: 'photos.place', defaultMessage: 'Photo {place} of {count}' }, { place, count })}
        width={360}
        height={480}
        decoding="async"
      />
      <Label>
        <PhotoState status={status} main={main} />
      </Label>
    </PictureFrame>
  );
}
