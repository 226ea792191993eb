import { styled } from 'styled-components';
import { color, Copy, fontSize, media, pull, radius, space, useCopy, useLander } from '~/landing/kit/kit';
import { Horizon } from './art/Horizon';
import { Heaven } from './art/Heaven';
import { Caption } from './Caption';
import { CountryMap } from './CountryMap';
import { Legend } from './Legend';
import { printOf } from './Stage';
import type { MapRegion } from './use-regions';

const Frame = styled.section`
  min-width: 0;
  ${media.up('lg')} {
    grid-area: map;
    position: sticky;
    top: ${space(4)};
    align-self: start;
  }
`;

const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: var(--sky);
  ${media.down('md')} {
    margin-inline: ${pull(2)};
  }
`;

const Skip = styled.a`
  position: absolute;
  z-index: 2;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-size: ${fontSize('sm')};
`;

const CreditLine = styled.p`
  padding-top: ${space(2)};
  color: var(--ink-soft);
  font-size: ${fontSize('xs')};
  a {
    display: inline-block;
    padding-block: ${space(1)};
    color: inherit;
  }
`;

/** The map on its sheet above the horizon of the niche; the selected region is named below it. */
export function Poster({ regions }: { regions: MapRegion[] }) {
  const { map, slug, niche } = useLander();
  const label = useCopy('map-label');
  const skip = useCopy('skip');
  const print = printOf(slug);
  const drawn = map !== null && regions.some(({ shape }) => shape);
  return (
    <Frame aria-label={label}>
      <Sheet>
        <Heaven print={print} />
        {drawn ? (
          <>
            <Skip className="visually-hidden" href="#regions">
              {skip}
            </Skip>
            <CountryMap map={map} regions={regions} print={print} />
          </>
        ) : null}
        <Horizon niche={niche} print={print} />
      </Sheet>
      {drawn ? (
        <>
          <Caption regions={regions} />
          <Legend />
          <Credits source={map.source} />
        </>
      ) : null}
    </Frame>
  );
}

const borders = {
  'natural-earth': { href: 'https://www.naturalearthdata.com', slot: 'credit-borders' },
  'us-census': { href: 'https://www.census.gov/geographies/mapping-files.html', slot: 'credit-borders-us' },
};

/** The sources of the map data: CC BY requires the second, courtesy the first (docs/licences.md). */
function Credits({ source }: { source: string }) {
  const { href, slot } = source === 'us-census' ? borders['us-census'] : borders['natural-earth'];
  return (
    <CreditLine>
      <a href={href}>
        <Copy slot={slot} />
      </a>
      {' · '}
      <a href="https://www.geonames.org">
        <Copy slot="credit-towns" />
      </a>
      {', '}
      <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
        <Copy slot="credit-licence" />
      </a>
    </CreditLine>
  );
}
