import { styled } from 'styled-components';
import { showsLander } from '~/landing/registry/brand-landers';
import { color, fontSize, space } from '~/theme/tokens';
import { brands } from '../.storybook/brands';
import { GalleryCell } from './GalleryCell';
import { landerNames, manifestOf } from './lander-files';
import { galleryColumns } from './gallery-columns';

export interface GalleryProps {
  /** The brand of the toolbar; it is shown in the column of its niche. */
  brand: string;
  /** The width of each page before scaling, in pixels. */
  width: number;
  locale: 'en' | 'nl';
  scheme: 'light' | 'dark';
}

const Sheet = styled.main`
  overflow-x: auto;
  padding: ${space(6)};
`;

const Lead = styled.p`
  max-width: 70ch;
  margin: ${space(2)} 0 ${space(6)};
`;

const Grid = styled.table`
  border-collapse: separate;
  border-spacing: ${space(3)};
  th {
    font-size: ${fontSize('sm')};
    text-align: start;
    vertical-align: top;
  }
  small {
    display: block;
    max-width: 20ch;
    color: ${color('text-muted')};
    font-weight: normal;
  }
  td {
    vertical-align: top;
  }
`;

const landers = landerNames.map((name) => ({ name, manifest: manifestOf(name) }));

/** Every lander in every niche, scaled down, as visitors see it. Pages are rendered when they come into view. */
export function Gallery({ brand: chosen, width, locale, scheme }: GalleryProps) {
  const columns = galleryColumns([...brands.values()], landers, chosen);
  return (
    <Sheet>
      <h1>Landers by niche</h1>
      <Lead>
        {landers.length} landers, {columns.length} niches, each at {width} px. Press a name to open the lander on its
        own; choose a brand above to see it in its niche; change width, language and scheme below.
      </Lead>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Lander</th>
            {columns.map(({ prefix, brand }) => (
              <th key={prefix} scope="col">
                {prefix}
                <small>{brand.name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {landers.map(({ name, manifest }) => (
            <tr key={name}>
              <th scope="row">
                <a href={`?path=/story/landers-${name}-lander--default&globals=brand:${chosen}`} target="_top">
                  {name}
                </a>
                <small>{manifest.idea}</small>
              </th>
              {columns.map(({ prefix, brand }) => (
                <td key={prefix}>
                  {showsLander(brand, name, manifest) ? (
                    <GalleryCell
                      key={`${width} ${locale} ${scheme}`}
                      {...{ name, brand, niche: brand.niche, width, locale, scheme }}
                    />
                  ) : (
                    <small>{brand.name} does not show it.</small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Sheet>
  );
}
