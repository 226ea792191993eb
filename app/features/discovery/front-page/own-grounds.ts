import type { Ground, Landing, LandingSection } from '~/theme/theme';

/**
 * The landing page with another ground for each section that would stand on the same as the one above it: two
 * neighbours on one ground look like one section. `shown` are those that are there, in their order.
 */
export function ownGrounds(landing: Landing, shown: readonly LandingSection[]): Landing {
  let above: Ground | undefined;
  const changed = shown.map((section) => {
    const { ground } = landing[section];
    above = ground === above ? otherGround(ground) : ground;
    return [section, { ...landing[section], ground: above }];
  });
  return { ...landing, ...(Object.fromEntries(changed) as Pick<Landing, LandingSection>) };
}

const otherGround = (ground: Ground): Ground => (ground === 'page' ? 'sunken' : 'page');
