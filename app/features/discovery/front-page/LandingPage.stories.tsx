import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../../stories/people';
import { useShell } from '~/page/use-shell';
import { themeOfNiche } from '~/theme/themes';
import { BrandDrawing } from './BrandDrawing';
import { Hero } from './Hero';
import { HeroActions } from './HeroActions';
import { ArcadeHero } from './hero/ArcadeHero';
import { CollageHero } from './hero/CollageHero';
import { Face } from './hero/Face';
import { FilmstripHero } from './hero/FilmstripHero';
import { HeroWords } from './hero/HeroWords';
import { LetterHero } from './hero/LetterHero';
import { MosaicHero } from './hero/MosaicHero';
import { PortraitHero } from './hero/PortraitHero';
import { PosterHero } from './hero/PosterHero';
import { SplitHero } from './hero/SplitHero';
import { LandingPage, type LandingPageProps } from './LandingPage';
import { PeopleRows } from './PeopleRows';
import { Promises } from './Promises';
import { Showcase } from './Showcase';

/** The composition of the niche in the toolbar. */
function OfTheNiche(args: Omit<LandingPageProps, 'landing' | 'drawing'>) {
  const { landing, drawing } = themeOfNiche(useShell().brand.niche);
  return <LandingPage {...args} landing={landing} drawing={drawing} />;
}

/** The whole landing page, in the composition of each theme. */
const meta = {
  component: OfTheNiche,
  subcomponents: {
    ArcadeHero,
    BrandDrawing,
    CollageHero,
    Face,
    FilmstripHero,
    Hero,
    HeroActions,
    HeroWords,
    LetterHero,
    MosaicHero,
    PeopleRows,
    PortraitHero,
    PosterHero,
    Promises,
    Showcase,
    SplitHero,
  },
  tags: ['all-niches'],
  args: {
    title: 'Golden Hour: meet somebody for the second half of the evening',
    description: 'A calm place for grown-ups: clear prices, no subscription, and every made-up profile says so.',
    people: people.slice(0, 10),
    seenBy: 'Your profile is shown only here, and only to members who are logged in.',
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof OfTheNiche>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrontPage: Story = {};
export const FourFaces: Story = { args: { people: people.slice(0, 4) } };
export const NobodyToShow: Story = { args: { people: [] } };
export const SignupsClosed: Story = { parameters: { page: { layout: 'default', shell: { signupOpen: false } } } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    title: 'Ontmoetingsplatform Zonneterras: zelfverzekerde levensgenieters die verantwoordelijkheidsgevoel waarderen',
    description:
      'Voor volwassenen in Duitsland, Oostenrijk en Zwitserland die van duidelijke taal houden: wensen worden uitgesproken, grenzen gerespecteerd, en instemming hoort bij elk gesprek.',
  },
};
