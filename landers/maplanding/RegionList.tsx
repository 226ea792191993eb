import { styled } from 'styled-components';
import { Copy, fontSize, media, pull, radius, space } from '~/landing/kit/kit';
import { Anywhere } from './Anywhere';
import { Swatch } from './Legend';
import type { MapRegion } from './use-regions';

const Section = styled.section`
  scroll-margin-top: ${space(4)};
  ${media.up('lg')} {
    grid-area: list;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize('lg')};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  column-gap: ${space(2)};
  margin: ${space(2)} ${pull(2)} ${space(4)};
  ${media.up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('sm')};
  color: var(--ink);
  line-height: 1.25;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, var(--ink) 9%, transparent);
    }
  }
`;

/** Names such as Niederösterreich are one word. */
const Name = styled.span`
  flex: 1;
  min-width: 0;
  ${media.down('sm')} {
    font-size: ${fontSize('sm')};
  }
`;

const Count = styled.span`
  color: var(--ink-soft);
`;

/** The same regions as a plain list, which works without the picture. */
export function RegionList({ regions }: { regions: MapRegion[] }) {
  return (
    <Section id="regions" aria-labelledby="regions-title" tabIndex={-1}>
      <Title id="regions-title">
        <Copy slot="list-title" />
      </Title>
      <List>
        {regions.map(({ id, key, name, count, figure, level, href }) => (
          <li key={id}>
            <Entry href={href} data-r={key}>
              <Swatch data-level={level} />
              <Name>{name}</Name>{' '}
              <Count className="tabular">
                <span aria-hidden>{figure}</span>
                <span className="visually-hidden">{count}</span>
              </Count>
            </Entry>
          </li>
        ))}
      </List>
      <Anywhere slot="anywhere" />
    </Section>
  );
}
