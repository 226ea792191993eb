import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../../../../stories/people';
import { useShell } from '~/page/use-shell';
import { landingSections } from '~/theme/theme';
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
import { ClosingSection } from './sections/ClosingSection';
import { FiguresSection } from './sections/FiguresSection';
import { ConversationScreen, ProfileScreen, SearchScreen } from './sections/PhoneScreens';
import { PriceSection } from './sections/PriceSection';
import { PromiseSection } from './sections/PromiseSection';
import { QuestionSection } from './sections/QuestionSection';
import { ScreensSection } from './sections/ScreensSection';
import { beginningSections, exampleSections } from './sections/sections.testing';
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
    ClosingSection,
    CollageHero,
    ConversationScreen,
    Face,
    FiguresSection,
    FilmstripHero,
    Hero,
    HeroActions,
    HeroWords,
    LetterHero,
    MosaicHero,
    PeopleRows,
    PortraitHero,
    PosterHero,
    PriceSection,
    ProfileScreen,
    PromiseSection,
    Promises,
    QuestionSection,
    ScreensSection,
    SearchScreen,
    Showcase,
    SplitHero,
  },
  tags: ['all-niches'],
  args: {
    title: 'Golden Hour: meet somebody for the second half of the evening',
    description: 'A calm place for grown-ups: clear prices, no subscription, and every made-up profile says so.',
    people: people.slice(0, 10),
    seenBy: 'Your profile is shown only here, and only to members who are logged in.',
    order: themeOfNiche(undefined).landing.compositions.open.order,
    sections: exampleSections,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default' } },
} satisfies Meta<typeof OfTheNiche>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrontPage: Story = {};
/** All sections below each other, in the theme's own forms. */
export const EverySection: Story = { args: { order: landingSections } };
export const FourFaces: Story = { args: { people: people.slice(0, 4) } };
/** A brand that has just begun: nobody to show, nothing counted yet, nothing to order. */
export const NobodyToShow: Story = { args: { people: [], order: landingSections, sections: beginningSections } };
export const SignupsClosed: Story = { parameters: { page: { layout: 'default', shell: { signupOpen: false } } } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    title: 'Ontmoetingsplatform Zonneterras: zelfverzekerde levensgenieters die verantwoordelijkheidsgevoel waarderen',
    description:
      'Voor volwassenen in Duitsland, Oostenrijk en Zwitserland die van duidelijke taal houden: wensen worden uitgesproken, grenzen gerespecteerd, en instemming hoort bij elk gesprek.',
  },
};
