import { css } from 'styled-components';
import { color } from '~/landing/kit/kit';

export type Mood = 'hall' | 'opening' | 'matinee';

/** A slug is a time of day; without one the hall is lit from above. */
export const moodOf = (slug: string | null): Mood => (slug === 'opening' || slug === 'matinee' ? slug : 'hall');

/** Wall and ink of the exhibition. What lies on the wall uses these and nothing else. */
export const moodCss = {
  hall: css`
    --wall: ${color('surface-sunken')};
    --floor: ${color('line')};
    --ink: ${color('text')};
    --ink-muted: ${color('text-muted')};
    --stress: ${color('secondary-text')};
    --hairline: ${color('line-strong')};
    --lamp: ${color('surface-raised')};
  `,
  opening: css`
    --wall: ${color('depth')};
    --floor: ${color('scrim')};
    --ink: ${color('on-depth')};
    /* Words lie in the lamps' light as well as beside it: nothing is muted here. */
    --ink-muted: ${color('on-depth')};
    --stress: ${color('on-depth')};
    --hairline: ${color('on-depth-muted')};
    --lamp: ${color('on-depth')};
  `,
  matinee: css`
    --wall: ${color('surface')};
    --floor: ${color('primary-soft')};
    --ink: ${color('text')};
    --ink-muted: ${color('text-muted')};
    --stress: ${color('secondary-text')};
    --hairline: ${color('line-strong')};
    --lamp: ${color('primary')};
  `,
} satisfies Record<Mood, unknown>;
