import { styled } from 'styled-components';
import { media, space, useCopy, type LanderMap } from '~/landing/kit/kit';
import { Lights, Shelf } from './MapLayers';
import { glowColor, glowCss, type Print } from './Stage';
import type { MapRegion } from './use-regions';

const Drawing = styled.svg`
  position: relative;
  width: 100%;
  height: auto;
  max-height: 62svh;
  padding: ${space(3)} ${space(3)} 0;
  overflow: visible;
  ${media.up('md')} {
    max-height: 640px;
    padding: ${space(6)} ${space(6)} 0;
  }
  ${media.up('lg')} {
    /* The sheet, its horizon and the caption below are visible at once. */
    max-height: clamp(380px, 100svh - 340px, 900px);
  }
`;

const Region = styled.a`
  ${glowCss}
  fill: ${glowColor};
  stroke: var(--border);
  stroke-width: 1.5;
  stroke-linejoin: round;
  outline: none;
`;

const Halo = styled.g`
  filter: blur(16px);
  opacity: 0.75;
  fill: var(--glow);
  pointer-events: none;
`;

const Marks = styled.g`
  fill: color-mix(in oklab, var(--mark) 14%, transparent);
  stroke: var(--mark);
  stroke-width: 5;
  stroke-linejoin: round;
  pointer-events: none;
`;

const Box = styled.path`
  fill: none;
  stroke: var(--border);
  stroke-dasharray: 6 6;
`;

const shapeId = (id: string) => `map-${id}`;

export interface CountryMapProps {
  map: LanderMap;
  regions: MapRegion[];
  print: Print;
}

/** Every shape is in the page once; land, glow, links and outlines reuse it. */
export function CountryMap({ map: { width, height, frames, regions: shapes }, regions, print }: CountryMapProps) {
  const label = useCopy('map-label');
  // In the order of the map, so that small regions lie on top.
  const drawn = shapes.flatMap((shape) => regions.find(({ id }) => id === shape.id) ?? []);
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="group" aria-label={label}>
      <defs>
        <g id="map-land">
          {shapes.map(({ id, d }) => (
            <path key={id} id={shapeId(id)} d={d} />
          ))}
        </g>
      </defs>
      <Shelf print={print} />
      <Halo aria-hidden>
        {drawn.map(({ id, level }) => (level > 2 ? <use key={id} href={`#${shapeId(id)}`} /> : null))}
      </Halo>
      {frames.map(([x, y, wide, high]) => (
        <Box key={`${x} ${y}`} d={`M${x} ${y}h${wide}v${high}h-${wide}z`} />
      ))}
      {drawn.map(({ id, key, name, count, level, href }) => (
        <Region key={id} href={href} data-r={key} data-level={level} aria-label={`${name}, ${count}`}>
          <use href={`#${shapeId(id)}`} />
        </Region>
      ))}
      {print === 'night' ? <Lights regions={drawn} /> : null}
      <Marks aria-hidden>
        {drawn.map(({ id, key }) => (
          <use key={id} data-m={key} href={`#${shapeId(id)}`} />
        ))}
      </Marks>
    </Drawing>
  );
}
