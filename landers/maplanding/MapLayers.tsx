import { styled } from 'styled-components';
import { color } from '~/landing/kit/kit';
import type { Print } from './Stage';
import type { MapRegion } from './use-regions';

const Shadow = styled.use`
  fill: color-mix(in oklab, ${color('text')} 20%, var(--sky));
  transform: translate(8px, 10px);
`;

/** Lines of water along the coast, as on engraved maps. */
const Waterline = styled.use`
  fill: none;
  stroke-linejoin: round;
  stroke: color-mix(in oklab, ${color('info')} 30%, var(--sky));
  &[data-far='1'] {
    stroke-width: 96;
    opacity: 0.35;
  }
  &[data-far='2'] {
    stroke-width: 58;
    opacity: 0.55;
  }
  &[data-far='3'] {
    stroke-width: 26;
  }
`;

/** What surrounds the land: its shadow on the sheet, or the sea. */
export function Shelf({ print }: { print: Print }) {
  if (print === 'night') return null;
  if (print === 'day') return <Shadow href="#map-land" aria-hidden />;
  return (
    <g aria-hidden>
      {[1, 2, 3].map((far) => (
        <Waterline key={far} href="#map-land" data-far={far} />
      ))}
    </g>
  );
}

const Town = styled.path`
  fill: none;
  stroke: color-mix(in oklab, var(--lamp) 35%, ${color('on-depth')});
  stroke-linecap: round;
  stroke-width: 5;
  opacity: 0.3;
  pointer-events: none;
  &[data-level='1'] {
    opacity: 0.55;
  }
  &[data-level='2'] {
    stroke-width: 7;
    opacity: 0.8;
  }
  &[data-level='3'] {
    stroke-width: 9;
    opacity: 0.9;
  }
  &[data-level='4'] {
    stroke-width: 11;
    opacity: 1;
  }
`;

const Gleam = styled.use`
  filter: blur(7px);
  pointer-events: none;
`;

/** The towns of a region at night, as bright as the region. They are strokes of length zero, which are round dots. */
export function Lights({ regions }: { regions: MapRegion[] }) {
  return (
    <>
      <g id="map-lights" aria-hidden>
        {regions.map(({ id, level, shape }) => (
          <Town key={id} data-level={level} d={dotsAt(shape?.towns ?? [])} />
        ))}
      </g>
      <Gleam href="#map-lights" aria-hidden />
    </>
  );
}

function dotsAt(towns: readonly number[]): string {
  return towns.map((x, index) => (index % 2 === 0 ? `M${x} ${towns[index + 1]}h0` : '')).join('');
}
