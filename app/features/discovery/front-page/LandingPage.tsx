import type { ReactNode } from 'react';
import type { PersonSummary } from '~/contract/person-summary';
import { Hero } from './Hero';
import type { BrandLanding } from './landing.server';
import { Promises } from './Promises';
import { Showcase } from './Showcase';

export interface LandingPageProps extends BrandLanding {
  title: string;
  description: string;
  /** The people whom visitors may see; empty where the brand shows them nobody. */
  people: readonly PersonSummary[];
  /** Who may see a profile here, as a sentence. */
  seenBy: string;
  /** What stands directly below the head, such as the way to a brand whose signups are closed. */
  children?: ReactNode;
}

/** The landing page in the composition of the theme. It needs no script. */
export function LandingPage(props: LandingPageProps) {
  const { landing, drawing, title, description, people, seenBy, children } = props;
  return (
    <>
      <Hero landing={landing} drawing={drawing} title={title} description={description} people={people} />
      {children}
      {landing.order.map((section) =>
        section === 'promises' ? (
          <Promises key={section} landing={landing} seenBy={seenBy} />
        ) : (
          <Showcase key={section} landing={landing} people={people} />
        ),
      )}
    </>
  );
}
