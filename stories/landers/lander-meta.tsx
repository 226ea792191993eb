import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { brands, FIRST_BRAND } from '../.storybook/brands';
import type { StoryPage } from '../.storybook/story-page';
import { loadLander, type LoadedLander } from './lander-files';
import { LanderPage } from './LanderPage';
import type { LanderPlace } from './lander-view';

export interface LanderArgs {
  /** The folder below landers/; by default that of the story's file. */
  name?: string;
  slug: string | null;
  signupOpen: boolean;
  people: number;
}

export type LanderStory = StoryObj<LanderArgs>;

/**
 * The common part of `landers/<name>/Lander.stories.tsx`: brand, niche, language and scheme come from the toolbar,
 * texts from the copy files and people from the demo's cast. A story sets its slug or another state.
 */
export const landerMeta = {
  args: { slug: null, signupOpen: true, people: 12 },
  parameters: { layout: 'fullscreen', page: { layout: 'lander' } satisfies StoryPage },
  loaders: [
    async (context: StoryContext<LanderArgs>) => {
      const { brand, locale } = placeOf(context);
      return { lander: await loadLander(nameOf(context), locale, brand.countries[0]!) };
    },
  ],
  render: (_args, context) => {
    const { lander } = context.loaded as { lander: LoadedLander };
    return <LanderPage loaded={lander} place={placeOf(context as StoryContext<LanderArgs>)} live />;
  },
} satisfies Meta<LanderArgs>;

/** The lander's name from the path of the file: 'tinderswipe' for `./landers/tinderswipe/Lander.stories.tsx`. */
function nameOf({ args, parameters }: StoryContext<LanderArgs>): string {
  return args.name ?? /landers\/([^/]+)\//.exec(String(parameters['fileName']))?.[1] ?? '';
}

function placeOf({ args, globals }: StoryContext<LanderArgs>): LanderPlace {
  const brand = brands.get(String(globals['brand'])) ?? brands.get(FIRST_BRAND)!;
  return {
    brand,
    niche: Number(globals['niche']) || brand.niche,
    locale: String(globals['locale']),
    slug: args.slug,
    signupOpen: args.signupOpen,
    people: args.people,
  };
}
