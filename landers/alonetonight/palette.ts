import { color } from '~/landing/kit/kit';

/** What stands nearest: darker than the brand's depth, which it goes over into further down. */
export const nearest = `color-mix(in oklab, ${color('depth')} 58%, rgb(from ${color('scrim')} r g b / 1))`;
