import { styled, css } from 'styled-components';
import { Copy, fontSize, media, OpenWays, PlainLine, SignupLink, space, useLander } from '~/landing/kit/kit';
import { Anywhere } from './Anywhere';
import { Explained } from './Explained';
import { Poster } from './Poster';
import { RegionList } from './RegionList';
import { printOf, Stage } from './Stage';
import { useRegions } from './use-regions';

/** Hovered, focused by keyboard, or selected by touch (enhance.ts). */
const MEANT = ':is(:hover,:focus-visible,[data-on])';

/** Highlights a region on the map and its line below when either of its two links is selected, without a script. */
function linkedCss(regions: number) {
  const each = Array.from(
    { length: regions },
    (_, key) => `&:has([data-r='${key}']${MEANT}) [data-m='${key}']{visibility:visible}`,
  ).join('');
  return css`
    [data-m] {
      visibility: hidden;
    }
    ${each}
  `;
}

const Linked = styled(Stage)<{ $regions: number }>`
  ${({ $regions }) => linkedCss($regions)}
`;

const Page = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(3)} ${space(4)} 0;
  ${media.up('md')} {
    padding-inline: ${space(6)};
  }
  ${media.up('lg')} {
    grid-template: 'intro map' auto 'list map' 1fr / minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(7)} ${space(12)};
    padding-top: ${space(6)};
  }
`;

const Intro = styled.header`
  display: grid;
  gap: ${space(3)};
  ${media.up('lg')} {
    grid-area: intro;
    gap: ${space(5)};
  }
`;

const Headline = styled.h1`
  font-size: clamp(1.75rem, 1.1rem + 2.7vw, 3.5rem);
  line-height: 1.08;
`;

const Lead = styled.p`
  max-width: 34em;
  color: var(--ink-soft);
  line-height: 1.5;
  ${media.up('lg')} {
    font-size: ${fontSize('lg')};
  }
`;

/** A poster of the visitor's country: regions glow according to their number of profiles, and each is a link. */
export default function MapLanding() {
  const view = useLander();
  const { niche, slug } = view;
  const regions = useRegions();
  return (
    <Linked $print={printOf(slug)} $niche={niche} $regions={regions.length}>
      <Page>
        <Intro>
          <Headline>
            <Copy slot="headline" />
          </Headline>
          <PlainLine />
          <Lead>
            <Copy slot="lead" />
          </Lead>
          {regions.length > 0 ? (
            <div>{view.signupOpen ? <SignupLink>{view.labels.join}</SignupLink> : <OpenWays />}</div>
          ) : null}
        </Intro>
        <Poster regions={regions} />
        {regions.length > 0 ? <RegionList regions={regions} /> : <Anywhere slot="empty" />}
      </Page>
      <Explained />
    </Linked>
  );
}
