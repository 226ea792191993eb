import { css } from 'styled-components';
import { color, type ColorRole, type NichePrefix } from '~/landing/kit/kit';

/** The handwriting of each niche: the brand's only typeface, slanted, with its own weight and spacing. */
const hands: Record<NichePrefix, { ink: ColorRole; weight: number; size: number; tracking: number }> = {
  none: { ink: 'accent-text', weight: 400, size: 1.25, tracking: -0.005 },
  she: { ink: 'primary-text', weight: 350, size: 1.3125, tracking: 0.005 },
  bdsm: { ink: 'text', weight: 300, size: 1.1875, tracking: 0.02 },
  bbw: { ink: 'secondary-text', weight: 550, size: 1.25, tracking: -0.01 },
  gilf: { ink: 'primary-text', weight: 450, size: 1.375, tracking: 0 },
  milf: { ink: 'secondary-text', weight: 350, size: 1.25, tracking: -0.015 },
  gay: { ink: 'primary-text', weight: 600, size: 1.1875, tracking: 0 },
};

/** The height of one ruled line, and of the writing on it. */
export const LINE = '2.375rem';

export const handCss = ({ $niche }: { $niche: NichePrefix }) => {
  const { ink, weight, size, tracking } = hands[$niche];
  return css`
    color: ${color(ink)};
    font-size: ${size}rem;
    font-style: italic;
    font-weight: ${weight};
    letter-spacing: ${tracking}em;
    line-height: ${LINE};
  `;
};

/** A rule under every line of writing. */
export const ruledCss = css`
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 calc(${LINE} - 7px),
    ${color('line')} calc(${LINE} - 7px) calc(${LINE} - 6px),
    transparent calc(${LINE} - 6px) ${LINE}
  );
`;
