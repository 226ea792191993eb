import { css } from 'styled-components';
import { color, media, zIndex } from '~/landing/kit/kit';

/** The number of cards; the signup begins after this number of decisions. */
export const DECK_SIZE = 5;

const places = Array.from({ length: DECK_SIZE }, (_, at) => at);

/** The rows of the summary and the dots of the progress, by the position of their card. */
const byPlace = places.map(
  (at) => css`
    &:has(#like-${at}:checked) [data-liked='${at}'] {
      display: flex;
    }
    &:has(#like-${at}:checked) [data-dot='${at}'] {
      background: ${color('secondary')};
    }
    &:has(#pass-${at}:checked) [data-dot='${at}'] {
      background: ${color('on-depth')};
    }
  `,
);

/**
 * The deck without a script: a card with a ticked like or pass is moved away, the first undecided one is on top, the
 * later ones wait below, and the summary appears when none is left. The script only ticks the same boxes. Browsers
 * without `:has` show the cards as a plain list, which works as well.
 */
export const deckCss = css`
  @supports selector(:has(*)) {
    [data-card] {
      grid-area: 1 / 1;
      z-index: 3;
    }
    [data-card] [data-face] {
      transition:
        transform 0.36s cubic-bezier(0.2, 0.8, 0.3, 1),
        opacity 0.36s,
        visibility 0s;
    }
    [data-card]:not(:has(:checked)) ~ [data-card] {
      z-index: ${zIndex('raised')};
      [data-face] {
        transform: translateY(18px) scale(0.95);
      }
      [data-actions],
      [data-honest] {
        visibility: hidden;
      }
    }
    [data-card]:not(:has(:checked)) ~ [data-card]:not(:has(:checked)) ~ [data-card] {
      z-index: 0;
      [data-face] {
        transform: translateY(34px) scale(0.9);
        opacity: 0;
      }
      /* Not there yet, so not loaded: the picture on top comes alone. */
      img {
        display: none;
      }
    }
    [data-card]:has(:checked) {
      z-index: 4;
      pointer-events: none;
      [data-actions],
      [data-honest] {
        visibility: hidden;
      }
      [data-face] {
        visibility: hidden;
        opacity: 0;
        transition-delay: 0s, 0.08s, 0.36s;
      }
    }
    [data-card]:has([data-choice='like']:checked) [data-face] {
      transform: translate(130%, 4%) rotate(17deg);
    }
    [data-card]:has([data-choice='pass']:checked) [data-face] {
      transform: translate(-130%, 4%) rotate(-17deg);
    }
    [data-last] {
      grid-area: 1 / 1;
      z-index: 5;
      transition: opacity 0.3s 0.2s;
    }
    /* It comes up where the last answer was: a second tap there must not send the form. */
    [data-last] button {
      transition: visibility 0s 0.45s;
    }
    [data-card]:not(:has(:checked)) ~ [data-last] {
      visibility: hidden;
      opacity: 0;
      &,
      button {
        transition: none;
      }
    }
    &:not(:has(:checked)) [data-back] {
      visibility: hidden;
    }
    &:has(:checked) [data-hint] {
      visibility: hidden;
    }
    &:has([data-choice='like']:checked) [data-when='none'],
    &:not(:has([data-choice='like']:checked)) [data-when='some'],
    [data-liked] {
      display: none;
    }
    ${byPlace}
  }
  ${media.reducedMotion} {
    [data-card] [data-face] {
      transition: none;
    }
  }
`;
