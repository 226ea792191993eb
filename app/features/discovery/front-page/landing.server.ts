import type { BrandContext } from '~/server/context/context.server';
import type { Theme } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';

export type BrandLanding = Pick<Theme, 'landing' | 'drawing'>;

/** The composition of the brand's landing page, which its theme holds. */
export function landingOf({ tenant }: BrandContext): BrandLanding {
  const { landing, drawing } = themeOfNiche(tenant.niche);
  return { landing, drawing };
}
