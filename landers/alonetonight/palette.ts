import { color } from '~/landing/kit/kit';

/** The colour of the nearest silhouettes: darker than the brand's `depth`, into which it fades further down. */
export const nearest = `color-mix(in oklab, ${color('depth')} 58%, rgb(from ${color('scrim')} r g b / 1))`;
