import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FictionalLabel } from '~/page/FictionalLabel';
import { privatePhotoUrl, usePhotoUrl } from '~/page/photo-url';
import { ChevronLeft, ChevronRight, Images } from '~/ui/Icon/icons';
import { IconButton } from '~/ui/IconButton/IconButton';
import { PlaceholderColor } from '~/ui/PersonCard/PersonCardParts';
import { LockedPhoto } from './LockedPhoto';
import { Above, Arrow, Count, GalleryFrame, Slide, Slides } from './PhotoGalleryParts';
import type { GalleryPhoto } from '~/features/profiles/view/profile-view';
import { ReportPhoto } from './ReportPhoto';
import { useSlides } from './use-slides';

export interface PhotoGalleryProps {
  /** The id of the profile's member. */
  id: string;
  name: string;
  fictional: boolean;
  photos: readonly GalleryPhoto[];
  viewer: 'visitor' | 'member' | 'own';
  /** Renders what can be done with an open photo; only the visible slide is reachable by Tab. */
  renderAction?: (filename: string, reachable: boolean) => ReactNode;
}

/**
 * A member's photos: swiped by finger, turned by arrow buttons and keys, and counted. A locked photo shows its blurred
 * rendition and what would unlock it. Without JavaScript the row scrolls. Needs the texts of `photos` and `members`.
 */
export function PhotoGallery({ id, name, fictional, photos, viewer, renderAction }: PhotoGalleryProps) {
  const intl = useIntl();
  const { ref, now, live, show, onScroll, onKeyDown } = useSlides(photos.length);
  const count = photos.length;
  return (
    <GalleryFrame
      aria-roledescription={intl.formatMessage({ id: 'photos.gallery', defaultMessage: 'gallery' })}
      aria-label={intl.formatMessage({ id: 'photos.gallery-of', defaultMessage: 'Photos of {name}' }, { name })}
    >
      {/* Focusable, so that the keyboard can turn the gallery. */}
      <Slides ref={ref} tabIndex={0} onScroll={onScroll} onKeyDown={onKeyDown}>
        {photos.map((photo, index) => (
          <Slide
            key={photo.kind === 'open' ? photo.filename : (photo.blur ?? index)}
            aria-label={intl.formatMessage(
              { id: 'photos.place', defaultMessage: 'Photo {place} of {count}' },
              { place: index + 1, count },
            )}
          >
            {photo.placeholder ? <PlaceholderColor color={photo.placeholder} /> : null}
            {photo.kind === 'open' ? (
              <>
                <OpenPhoto photo={photo} name={name} first={index === 0} own={viewer === 'own'} />
                {viewer === 'own' ? null : (
                  <ReportPhoto id={id} filename={photo.filename} reachable={!live || index === now} />
                )}
                {renderAction?.(photo.filename, !live || index === now)}
              </>
            ) : (
              <LockedPhoto id={id} name={name} blur={photo.blur} viewer={viewer} reachable={!live || index === now} />
            )}
          </Slide>
        ))}
      </Slides>
      <Above>
        {fictional ? <FictionalLabel tone="photo" /> : null}
        <Count>
          <Images size={14} aria-hidden />
          <span aria-live="polite">
            <FormattedMessage id="photos.now" defaultMessage="{place} / {count}" values={{ place: now + 1, count }} />
          </span>
        </Count>
      </Above>
      {live && now > 0 ? (
        <Arrow $side="start">
          <IconButton
            variant="photo"
            onClick={() => show(now - 1)}
            label={intl.formatMessage({ id: 'photos.previous', defaultMessage: 'Previous photo' })}
          >
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
        </Arrow>
      ) : null}
      {live && now < count - 1 ? (
        <Arrow $side="end">
          <IconButton
            variant="photo"
            onClick={() => show(now + 1)}
            label={intl.formatMessage({ id: 'photos.next', defaultMessage: 'Next photo' })}
          >
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </Arrow>
      ) : null}
    </GalleryFrame>
  );
}

interface OpenPhotoProps {
  photo: GalleryPhoto & { kind: 'open' };
  name: string;
  first: boolean;
  /** The viewer's own photo: what all others may see is not public while the profile is hidden. */
  own: boolean;
}

function OpenPhoto({ photo, name, first, own }: OpenPhotoProps) {
  const intl = useIntl();
  const shared = usePhotoUrl();
  const { filename, thumb, large, width, height, forAll } = photo;
  const photoUrl = forAll && !own ? shared : privatePhotoUrl;
  const sizes = [
    `${photoUrl(thumb)} 360w`,
    `${photoUrl(filename)} ${width}w`,
    ...(large ? [`${photoUrl(large)} 1080w`] : []),
  ];
  return (
    <img
      src={photoUrl(filename)}
      srcSet={sizes.join(', ')}
      sizes="(min-width: 768px) 480px, 100vw"
      alt={intl.formatMessage({ id: 'members.photo-of', defaultMessage: 'Photo of {name}' }, { name })}
      width={width}
      height={height}
      draggable={false}
      loading={first ? 'eager' : 'lazy'}
      {...(first ? { fetchpriority: 'high' } : {})}
    />
  );
}
