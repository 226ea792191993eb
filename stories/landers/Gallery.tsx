import { styled } from 'styled-components';
import { NICHE_PREFIXES } from '~/i18n/niche-prefix';
import { color, fontSize, space } from '~/theme/tokens';
import { brands } from '../.storybook/brands';
import { GalleryCell } from './GalleryCell';
import { landerNames, manifestOf } from './lander-files';

export interface GalleryProps {
  /** Of each page, in pixels, before it is made small. */
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

/** The first brand of each niche: a lander is judged on a brand, as visitors meet it. */
const brandsOfNiches = NICHE_PREFIXES.map((prefix, index) => ({
  prefix,
  niche: index + 1,
  brand: [...brands.values()].find((brand) => brand.niche === index + 1),
})).filter(({ brand }) => brand !== undefined);

/** Every lander in every niche, as whole pages made small. Pages are drawn when they come into sight. */
export function Gallery({ width, locale, scheme }: GalleryProps) {
  return (
    <Sheet>
      <h1>Landers by niche</h1>
      <Lead>
        {landerNames.length} landers, {brandsOfNiches.length} niches, each at {width} px. Press a name to open the
        lander on its own; change width, language and scheme below.
      </Lead>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Lander</th>
            {brandsOfNiches.map(({ prefix, brand }) => (
              <th key={prefix} scope="col">
                {prefix}
                <small>{brand!.name}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {landerNames.map((name) => (
            <tr key={name}>
              <th scope="row">
                <a href={`?path=/story/landers-${name}-lander--plain`} target="_top">
                  {name}
                </a>
                <small>{manifestOf(name).idea}</small>
              </th>
              {brandsOfNiches.map(({ prefix, niche, brand }) => (
                <td key={prefix}>
                  {manifestOf(name).niches?.includes(prefix) ? (
                    <GalleryCell
                      key={`${width} ${locale} ${scheme}`}
                      {...{ name, niche, width, locale, scheme }}
                      brand={brand!}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Sheet>
  );
}
