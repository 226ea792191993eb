import { styled } from 'styled-components';
import { Copy, fontSize, space } from '~/landing/kit/kit';

const Line = styled.p`
  padding-top: ${space(2)};
  color: var(--ink-soft);
  font-size: ${fontSize('xs')};
  a {
    display: inline-block;
    padding-block: ${space(1)};
    color: inherit;
  }
`;

const borders = {
  'natural-earth': { href: 'https://www.naturalearthdata.com', slot: 'credit-borders' },
  'us-census': { href: 'https://www.census.gov/geographies/mapping-files.html', slot: 'credit-borders-us' },
};

/** The sources of the map data: CC BY requires the second, courtesy the first (docs/licences.md). */
export function Credits({ source }: { source: string }) {
  const { href, slot } = source === 'us-census' ? borders['us-census'] : borders['natural-earth'];
  return (
    <Line>
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
    </Line>
  );
}
