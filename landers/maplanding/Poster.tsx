import { styled } from 'styled-components';
import { color, fontSize, media, radius, space, useCopy, useLander } from '~/landing/kit/kit';
import { Horizon } from './art/Horizon';
import { Heaven } from './art/Heaven';
import { Caption } from './Caption';
import { CountryMap } from './CountryMap';
import { Credits } from './Credits';
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
    margin-inline: calc(-1 * ${space(2)});
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
