import type { ReactNode } from 'react';
import type { PersonSummary } from '~/contract/person-summary';
import type { LandingSection } from '~/theme/theme';
import { Hero } from './Hero';
import type { BrandLanding } from './landing.server';
import { ownGrounds } from './own-grounds';
import { Promises } from './Promises';
import { ClosingSection } from './sections/ClosingSection';
import { FiguresSection } from './sections/FiguresSection';
import { PriceSection } from './sections/PriceSection';
import { PromiseSection } from './sections/PromiseSection';
import { QuestionSection } from './sections/QuestionSection';
import { ScreensSection } from './sections/ScreensSection';
import type { SectionsData } from './sections/section-data';
import { Showcase } from './Showcase';

export interface LandingPageProps extends BrandLanding {
  title: string;
  description: string;
  /** The people whom visitors may see; empty where the brand shows them nobody. */
  people: readonly PersonSummary[];
  /** Who may see a profile here, as a sentence. */
  seenBy: string;
  sections: SectionsData;
  /** What stands directly below the head, such as the way to a brand whose signups are closed. */
  children?: ReactNode;
}

/** The landing page in the composition of the theme that the brand has chosen. It needs no script. */
export function LandingPage(props: LandingPageProps) {
  const { drawing, order, title, description, people, children } = props;
  const shown = order.filter((section) => exists(section, props));
  const landing = ownGrounds(props.landing, shown);
  return (
    <>
      <Hero landing={landing} drawing={drawing} title={title} description={description} people={people} />
      {children}
      {shown.map((section) => (
        <div key={section} data-section={section}>
          {contentOf(section, { ...props, landing })}
        </div>
      ))}
    </>
  );
}

/** A section is left out where the brand has nothing for it: nobody to show, nothing counted, nothing to buy. */
function exists(section: LandingSection, { people, sections }: LandingPageProps): boolean {
  if (section === 'promises' || section === 'closing') return true;
  return section === 'people' ? people.length > 0 : sections[section] !== undefined;
}

function contentOf(
  section: LandingSection,
  { landing, drawing, people, seenBy, sections }: LandingPageProps,
): ReactNode {
  const { figures, screens, question, promise, price } = sections;
  switch (section) {
    case 'promises':
      return <Promises landing={landing} seenBy={seenBy} />;
    case 'people':
      return <Showcase landing={landing} people={people} />;
    case 'figures':
      return figures && <FiguresSection landing={landing} data={figures} />;
    case 'screens':
      return screens && <ScreensSection landing={landing} data={screens} people={people} />;
    case 'question':
      return question && <QuestionSection landing={landing} questions={question} />;
    case 'promise':
      return promise && <PromiseSection landing={landing} promise={promise} />;
    case 'price':
      return price && <PriceSection landing={landing} price={price} />;
    case 'closing':
      return <ClosingSection landing={landing} drawing={drawing} />;
  }
}
