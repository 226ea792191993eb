import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { privatePhotoUrl } from '~/page/photo-url';
import { color, sunkenOnHover } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ChevronLeft, ChevronRight, Crop, GripVertical, Star, Trash2 } from '~/ui/Icon/icons';
import { IconButton } from '~/ui/IconButton/IconButton';
import { PhotoState } from './PhotoState';
import { Corner, Handle, Note, PictureFrame, Tile, Tools } from './PhotoTileParts';
import type { OwnPhoto } from './own-photo';
import { rejectionMessages } from '../review/rejection-messages';
import { usePhotoForms, type PhotoActions } from './use-photo-actions';
import type { useReorder } from './use-reorder';

const ToolLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  color: ${color('text')};
  ${sunkenOnHover}
`;

/** The first row on phones, which is seen before anything is scrolled: a lazy picture waits for the scripts there. */
const EAGER = 2;

export interface PhotoTileProps {
  photo: OwnPhoto;
  /** The position in the order, starting at 1, and the number of photos. */
  place: number;
  count: number;
  actions: Pick<PhotoActions, 'onSubmit' | 'busy'>;
  /** The event handlers of the drag handle; only with JavaScript. */
  handle?: ReturnType<ReturnType<typeof useReorder>['handle']>;
  lifted?: boolean;
}

export function PhotoTile({ photo, place, count, actions, handle, lifted = false }: PhotoTileProps) {
  const intl = useIntl();
  const { id, status, rejection } = photo;
  return (
    <Tile data-photo={id} $lifted={lifted}>
      <PictureFrame data-dim={status === 'rejected' ? '' : undefined}>
        <img
          src={privatePhotoUrl(photo.thumb)}
          alt={intl.formatMessage({ id: 'photos.place', defaultMessage: 'Photo {place} of {count}' }, { place, count })}
          width={360}
          height={480}
          loading={place > EAGER ? 'lazy' : 'eager'}
          decoding="async"
          draggable={false}
        />
        <Corner>
          <PhotoState status={status} main={photo.main} />
        </Corner>
        {handle && count > 1 ? (
          <Handle {...handle}>
            <IconButton
              variant="photo"
              size={36}
              tabIndex={-1}
              label={intl.formatMessage({ id: 'photos.drag', defaultMessage: 'Drag to another place' })}
            >
              <GripVertical size={18} aria-hidden />
            </IconButton>
          </Handle>
        ) : null}
      </PictureFrame>
      <PhotoTools photo={photo} place={place} count={count} actions={actions} />
      {rejection ? <Note>{intl.formatMessage(rejectionMessages[rejection])}</Note> : null}
    </Tile>
  );
}

/** What can be done with the photo, each without JavaScript too. */
function PhotoTools({ photo, place, count, actions }: Pick<PhotoTileProps, 'photo' | 'place' | 'count' | 'actions'>) {
  const intl = useIntl();
  const action = usePhotoForms();
  const { id, status, main, source } = photo;
  return (
    <form method="post" action={action} onSubmit={(event) => void actions.onSubmit(event)}>
      <input type="hidden" name="photo" value={id} />
      <Tools>
        <IconButton
          type="submit"
          name="intent"
          value="earlier"
          size={36}
          disabled={place === 1}
          label={intl.formatMessage({ id: 'photos.earlier', defaultMessage: 'Move photo {place} forward' }, { place })}
        >
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <IconButton
          type="submit"
          name="intent"
          value="later"
          size={36}
          disabled={place === count}
          label={intl.formatMessage({ id: 'photos.later', defaultMessage: 'Move photo {place} back' }, { place })}
        >
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        {source ? (
          <ToolLink
            to={`?crop=${id}`}
            preventScrollReset
            aria-label={intl.formatMessage(
              { id: 'photos.crop', defaultMessage: 'Choose what photo {place} shows' },
              { place },
            )}
          >
            <Crop size={18} aria-hidden />
          </ToolLink>
        ) : null}
        <ToolLink
          to={`?delete=${id}`}
          preventScrollReset
          aria-label={intl.formatMessage({ id: 'photos.delete', defaultMessage: 'Delete photo {place}' }, { place })}
        >
          <Trash2 size={18} aria-hidden />
        </ToolLink>
      </Tools>
      {status === 'active' && !main ? (
        <Button type="submit" name="intent" value="main" variant="ghost" size="sm" wide>
          <Star size={16} aria-hidden />
          <FormattedMessage id="photos.make-main" defaultMessage="Make main photo" />
        </Button>
      ) : null}
    </form>
  );
}
