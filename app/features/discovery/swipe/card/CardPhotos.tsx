import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { privatePhotoUrl, usePhotoUrl } from '~/page/photo-url';
import { useHydrated } from '~/page/use-hydrated';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { ChevronLeft, ChevronRight, LockKeyhole } from '~/ui/Icon/icons';
import { PlaceholderColor } from '~/ui/PersonCard/PersonCardParts';
import { Bars, Half, Lock, Picture } from './CardPhotosParts';
import type { SwipeCard } from '../swipe-game';

const SIZES = '(min-width: 768px) 480px, 100vw';

/**
 * The photos of a card: a tap on its left or right half turns them over, and so do two buttons of the keyboard. The
 * bars say which one is shown. Without JavaScript there is the main photo, and the profile has the others.
 */
export function CardPhotos({ card, top }: { card: SwipeCard; top: boolean }) {
  const intl = useIntl();
  const photo = usePhotoUrl();
  const live = useHydrated() && top;
  const [now, setNow] = useState(0);
  const { person, photos, locked } = card;
  const main = person.photo && person.thumb ? { photo: person.photo, thumb: person.thumb } : null;
  const count = 1 + photos.length + (locked ? 1 : 0);
  const turn = (step: number) => setNow((at) => Math.max(0, Math.min(count - 1, at + step)));
  return (
    <>
      {main ? (
        <Picture
          src={photo(main.photo)}
          srcSet={`${photo(main.thumb)} 360w, ${photo(main.photo)} 720w`}
          sizes={SIZES}
          alt=""
          width={720}
          height={960}
          hidden={now !== 0}
          draggable={false}
          loading={top ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
      {/* The next photo is fetched with the one before it. */}
      {photos.slice(0, live ? now + 1 : 0).map(({ filename, thumb, width, height, placeholder }, index) => (
        <span key={filename} hidden={now !== index + 1}>
          {placeholder ? <PlaceholderColor color={placeholder} /> : null}
          <Picture
            src={privatePhotoUrl(filename)}
            srcSet={`${privatePhotoUrl(thumb)} 360w, ${privatePhotoUrl(filename)} ${width}w`}
            sizes={SIZES}
            alt=""
            width={width}
            height={height}
            draggable={false}
            decoding="async"
          />
        </span>
      ))}
      {locked && live && now === count - 1 ? <LockedRest name={person.name} locked={locked} /> : null}
      {live && count > 1 ? (
        <>
          <Bars aria-hidden>
            {Array.from({ length: count }, (_, index) => (
              <i key={index} data-now={index === now || undefined} />
            ))}
          </Bars>
          <span className="visually-hidden" aria-live="polite">
            {intl.formatMessage(
              { id: 'swipe.photo-of', defaultMessage: 'Photo {place} of {count}' },
              { place: now + 1, count },
            )}
          </span>
          <HalfButton side="left" end={now === 0} onTurn={() => turn(-1)} />
          <HalfButton side="right" end={now === count - 1} onTurn={() => turn(1)} />
        </>
      ) : null}
    </>
  );
}

interface HalfButtonProps {
  side: 'left' | 'right';
  /** There is no further photo on this side. */
  end: boolean;
  onTurn: () => void;
}

function HalfButton({ side, end, onTurn }: HalfButtonProps) {
  const intl = useIntl();
  return (
    <Half
      type="button"
      $side={side}
      aria-disabled={end || undefined}
      aria-label={
        side === 'left'
          ? intl.formatMessage({ id: 'swipe.photo-previous', defaultMessage: 'Previous photo' })
          : intl.formatMessage({ id: 'swipe.photo-next', defaultMessage: 'Next photo' })
      }
      // A drag that ends here is no tap.
      onClick={(event) => void (event.defaultPrevented || onTurn())}
    >
      {side === 'left' ? <ChevronLeft size={22} aria-hidden /> : <ChevronRight size={22} aria-hidden />}
    </Half>
  );
}

/** The photos for premium members: their number, and one blurred rendition. The page holds nothing else of them. */
function LockedRest({
  name,
  locked: { count, blur, placeholder },
}: {
  name: string;
  locked: NonNullable<SwipeCard['locked']>;
}) {
  const photo = usePhotoUrl();
  return (
    <>
      {placeholder ? <PlaceholderColor color={placeholder} /> : null}
      {blur ? <Picture src={photo(blur)} alt="" width={180} height={240} draggable={false} /> : null}
      <Lock>
        <LockKeyhole size={32} aria-hidden />
        <p>
          <FormattedMessage
            id="swipe.photos-locked"
            defaultMessage="{count, plural, one {# more photo of {name}} other {# more photos of {name}}}, for premium members"
            values={{ count, name }}
          />
        </p>
        <ButtonLink to="/premium" size="sm">
          <FormattedMessage id="swipe.premium" defaultMessage="What premium gives you" />
        </ButtonLink>
      </Lock>
    </>
  );
}
