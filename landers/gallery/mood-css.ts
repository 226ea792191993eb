import { css } from 'styled-components';
import { color } from '~/landing/kit/kit';

export type Mood = 'hall' | 'opening' | 'matinee';

/** The slug is a time of day; without a slug the hall is lit from above. */
export const moodOf = (slug: string | null): Mood => (slug === 'opening' || slug === 'matinee' ? slug : 'hall');

/** The colours of the wall and of the text on it. Everything on the wall uses only these. */
export const moodCss = {
  hall: css`
    --wall: ${color('surface-sunken')};
    --floor: ${color('line')};
    --ink: ${color('text')};
    --ink-muted: ${color('text-muted')};
    --stress: ${color('secondary-text')};
    --hairline: ${color('line-strong')};
  `,
  opening: css`
    --wall: ${color('depth')};
    --floor: ${color('scrim')};
    --ink: ${color('on-depth')};
    /* Words lie in the lamps' light as well as beside it: nothing is muted here. */
    --ink-muted: ${color('on-depth')};
    --stress: ${color('on-depth')};
    --hairline: ${color('on-depth-muted')};
  `,
  matinee: css`
    --wall: ${color('surface')};
    --floor: ${color('primary-soft')};
    --ink: ${color('text')};
    --ink-muted: ${color('text-muted')};
    --stress: ${color('secondary-text')};
    --hairline: ${color('line-strong')};
  `,
} satisfies Record<Mood, unknown>;
