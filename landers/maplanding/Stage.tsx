import { css, styled } from 'styled-components';
import { color, type NichePrefix, space, stressCss } from '~/landing/kit/kit';

/** The colours of the three prints: day, night and sea. */
const prints = {
  day: css`
    --stage: ${color('surface')};
    --ink: ${color('text')};
    --ink-soft: ${color('text-muted')};
    --stress: ${color('primary-text')};
    --sky: ${color('primary-soft')};
    --land: ${color('surface-raised')};
    --glow: ${color('primary')};
    --border: color-mix(in oklab, ${color('text')} 45%, ${color('surface-raised')});
    --line: ${color('line')};
    --mark: ${color('text')};
  `,
  night: css`
    --stage: ${color('depth')};
    --ink: ${color('on-depth')};
    --ink-soft: ${color('on-depth-muted')};
    --stress: ${color('on-depth')};
    /* The land stays dark; only its towns are lit. */
    --fill: 0.68;
    --sky: color-mix(in oklab, ${color('on-depth')} 5%, ${color('depth')});
    --land: color-mix(in oklab, ${color('on-depth')} 13%, ${color('depth')});
    --glow: color-mix(in oklab, var(--lamp) 82%, ${color('on-depth')});
    --border: color-mix(in oklab, ${color('on-depth')} 34%, ${color('depth')});
    --line: color-mix(in oklab, ${color('on-depth')} 22%, ${color('depth')});
    --mark: ${color('on-depth')};
    :focus-visible {
      outline-color: ${color('on-depth')};
    }
  `,
  coast: css`
    --stage: ${color('surface')};
    --ink: ${color('text')};
    --ink-soft: ${color('text-muted')};
    --stress: ${color('secondary-text')};
    --sky: color-mix(in oklab, ${color('info')} 24%, ${color('surface')});
    --land: ${color('surface-raised')};
    --glow: ${color('secondary')};
    --border: color-mix(in oklab, ${color('text')} 45%, ${color('surface-raised')});
    --line: ${color('line')};
    --mark: ${color('text')};
  `,
};

/** The colour of the lights of a niche's towns. */
const lamps: Record<NichePrefix, string> = {
  none: color('primary'),
  she: color('secondary'),
  bdsm: color('secondary'),
  bbw: color('accent'),
  gilf: color('accent'),
  milf: color('accent'),
  gay: color('accent'),
};

export type Print = keyof typeof prints;

export const printOf = (slug: string | null): Print => (slug === 'night' || slug === 'coast' ? slug : 'day');

export const Stage = styled.div<{ $print: Print; $niche: NichePrefix }>`
  --lamp: ${({ $niche }) => lamps[$niche]};
  ${({ $print }) => prints[$print]}
  background: var(--stage);
  color: var(--ink);
  padding-bottom: ${space(10)};
  ${stressCss('var(--stress)')}
`;

/** The glow of each level, on the map and in the legend. */
export const glowCss = css`
  --on: 0%;
  &[data-level='1'] {
    --on: calc(24% * var(--fill, 1));
  }
  &[data-level='2'] {
    --on: calc(46% * var(--fill, 1));
  }
  &[data-level='3'] {
    --on: calc(72% * var(--fill, 1));
  }
  &[data-level='4'] {
    --on: calc(100% * var(--fill, 1));
  }
`;

export const glowColor = 'color-mix(in oklab, var(--glow) var(--on), var(--land))';
