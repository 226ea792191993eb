import { HOURS, type Hour } from './world';

/** The films of one lander: format, length, hours of the day and file names. */
export interface Production {
  lander: string;
  /** The width of the drawing at a height of 1000. */
  width: number;
  /** The heights of the film and of its poster in pixels. */
  height: number;
  poster: number;
  seconds: number;
  fps: number;
  hours: readonly Hour[];
  nameOf(hour: Hour): string;
}

export const productions: readonly Production[] = [
  {
    lander: 'video',
    width: 800,
    height: 800,
    poster: 900,
    seconds: 6,
    fps: 24,
    hours: HOURS,
    nameOf: (hour) => ({ early: 'film.daybreak', golden: 'film', late: 'film.afterdark' })[hour],
  },
  {
    // Square with everything important in the middle, because it is cropped for upright phones and for wide screens.
    lander: 'transitionsvideolanding',
    width: 1000,
    height: 800,
    poster: 1080,
    seconds: 5,
    fps: 20,
    hours: HOURS,
    nameOf: (hour) => `film-${hour}`,
  },
];
