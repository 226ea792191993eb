import type { BrandContext } from '~/server/context/context.server';
import type { Composition, Landing, LandingSection, Theme } from '~/theme/theme';
import { themeOfNiche } from '~/theme/themes';

export interface BrandLanding {
  landing: Landing;
  /** The sections below the head, in the order of the brand's composition. */
  order: readonly LandingSection[];
  drawing: Theme['drawing'];
}

/** The landing page that the brand has chosen among those of its theme. */
export function landingOf({ tenant }: BrandContext): BrandLanding {
  const { landing, drawing } = themeOfNiche(tenant.niche);
  const { compositions, ...own } = landing;
  // A theme in plain JavaScript may lack a composition; each has the first.
  const composition = compositions[tenant.landing_composition] ?? compositions.open;
  return { landing: composed(own, composition), order: composition.order, drawing };
}

/** The forms of a composition in place of the theme's own. */
function composed(own: Landing, { head, promises, people }: Composition): Landing {
  return {
    ...own,
    hero: { ...own.hero, form: head ?? own.hero.form },
    promises: { ...own.promises, form: promises ?? own.promises.form },
    people: { ...own.people, form: people ?? own.people.form },
  };
}
