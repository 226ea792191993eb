import { HOURS, type Hour } from './world';

/** One lander's films: format, length, which hours of the day, and what their files are called. */
export interface Production {
  lander: string;
  /** Width of the drawing at a height of 1000. */
  width: number;
  /** Pixels of the film and of its poster. */
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
    // Square, with all that matters in the middle: cut to a phone held upright as well as to a wide screen.
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
