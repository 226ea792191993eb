import type { ComponentType } from 'react';
import type { PersonSummary } from '~/contract/person-summary';
import type { Drawing, HeroForm, Landing } from '~/theme/theme';
import { ArcadeHero } from './hero/ArcadeHero';
import { CollageHero } from './hero/CollageHero';
import { FilmstripHero } from './hero/FilmstripHero';
import { LetterHero } from './hero/LetterHero';
import { MosaicHero } from './hero/MosaicHero';
import { PortraitHero } from './hero/PortraitHero';
import { PosterHero } from './hero/PosterHero';
import { SplitHero } from './hero/SplitHero';
import type { HeroFormProps } from './hero/hero-form';
import { pictured } from './pictured';

const forms: Record<HeroForm, ComponentType<HeroFormProps>> = {
  collage: CollageHero,
  portrait: PortraitHero,
  arcade: ArcadeHero,
  poster: PosterHero,
  mosaic: MosaicHero,
  letter: LetterHero,
  split: SplitHero,
  filmstrip: FilmstripHero,
};

export interface HeroProps {
  landing: Landing;
  drawing: Drawing;
  title: string;
  description: string;
  people: readonly PersonSummary[];
}

/** The head, in the form of the theme. Members and fictional profiles are mixed, and each fictional one is labelled. */
export function Hero({ landing, drawing, title, description, people }: HeroProps) {
  const { form, ground } = landing.hero;
  const Form = forms[form] ?? CollageHero;
  return (
    <Form
      text={{ title, description, headline: landing.headline }}
      people={pictured(people, 6)}
      drawing={drawing}
      ground={ground}
    />
  );
}
