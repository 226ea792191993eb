import { css, type RuleSet } from 'styled-components';
import { color, type NichePrefix, space } from '~/landing/kit/kit';

/** A band of stripes along the left edge. */
const band = (...stripes: Parameters<typeof color>[0][]) => css`
  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 10px;
    border-radius: inherit;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    background: linear-gradient(
      ${stripes.map((role, at) => `${color(role)} ${(at / stripes.length) * 100}% ${((at + 1) / stripes.length) * 100}%`).join(', ')}
    );
    content: '';
  }
`;

const frame = (inset: 2 | 3, line: string) => css`
  &::before {
    position: absolute;
    inset: ${space(inset)};
    border: ${line};
    border-radius: inherit;
    pointer-events: none;
    content: '';
  }
`;

/** The writing paper of each niche. */
const papers: Record<NichePrefix, RuleSet> = {
  none: frame(3, `1px solid ${color('primary')}`),
  she: css`
    border-radius: 28px 28px 28px 72px;
    border-top: 6px solid ${color('primary')};
  `,
  bdsm: frame(2, `1px solid ${color('secondary')}`),
  bbw: css`
    border: 10px solid ${color('primary-soft')};
    border-radius: 32px;
  `,
  gilf: css`
    border-inline-start: 3px double ${color('secondary')};
  `,
  milf: css`
    background:
      linear-gradient(90deg, color-mix(in oklab, ${color('line')} 55%, transparent) 1px, transparent 1px) 0 0 / 24px
        24px,
      ${color('surface-raised')};
  `,
  gay: band('danger', 'warning', 'success', 'info', 'primary', 'secondary'),
};

export const paperCss = ({ $niche }: { $niche: NichePrefix }) => papers[$niche];
