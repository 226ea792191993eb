import { Heart } from '~/ui/Icon/icons';

/** Rendered once on a page with hearts (by `LikeForm`). The symbols are defined here and referred to by every card. */
export function HeartSymbols() {
  return (
    <svg className="visually-hidden" aria-hidden>
      <symbol id="heart" viewBox="0 0 24 24">
        <Heart size={24} />
      </symbol>
      <symbol id="heart-full" viewBox="0 0 24 24">
        <Heart size={24} fill="currentColor" />
      </symbol>
    </svg>
  );
}

const mark = (href: string) => (
  <svg width={22} height={22} aria-hidden>
    <use href={href} />
  </svg>
);
const [empty, full] = [mark('#heart'), mark('#heart-full')];

/** The heart on a card, filled if the member likes the person. */
export function HeartMark({ on }: { on: boolean }) {
  return on ? full : empty;
}
