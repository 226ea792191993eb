import { css } from 'styled-components';
import { gridGap, media, space } from '~/landing/kit/kit';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** p1 to p12 are portraits (or drawings in their place), a1 to a6 drawn tiles, f the form. */
const places = [...numbers(12).map((at) => `p${at}`), ...numbers(6).map((at) => `a${at}`)];

const rows = (...lines: string[]) => lines.map((line) => `'${line}'`).join('\n');

/** Hides the tiles for which a layout has no place. */
const without = (from: number, below: number, ...names: string[]) => css`
  @media (min-width: ${from}px) and (max-width: ${below - 0.02}px) {
    ${names.map((name) => `& > :nth-child(${places.indexOf(name) + 2})`).join(',')} {
      display: none;
    }
  }
`;

/** The grid at four widths. Every layout is filled to its edges, however many people there are. */
export const mosaicCss = css`
  --unit: clamp(40px, 11.4vw, 84px);
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-template-rows: repeat(3, var(--unit)) auto repeat(10, var(--unit));
  grid-template-areas: ${rows(
    'a1 p2 p3', 'p1 p2 p3', 'p1 p2 p3',
    'f f f',
    'p4 p5 a4', 'p4 p5 p6', 'p4 p5 p6', 'p7 a5 p6', 'p7 p8 p9', 'p7 p8 p9', 'p10 p8 p9', 'p10 p11 p12', 'p10 p11 p12', 'a6 p11 p12',
  )};
  gap: min(${gridGap}, ${space(2)});
  max-width: 2400px;
  margin-inline: auto;
  padding: ${space(2)};
  & > :first-child {
    grid-area: f;
  }
  ${places.map((name, index) => `& > :nth-child(${index + 2}) { grid-area: ${name}; }`).join('\n')}
  ${media.up('md')} {
    --unit: clamp(76px, 9.4vw, 110px);
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-template-rows: repeat(7, minmax(var(--unit), auto)) repeat(3, var(--unit));
    grid-template-areas: ${rows(
      'p1 f f a2', 'p1 f f p3', 'p1 f f p3', 'a1 f f p3', 'p2 f f p4', 'p2 f f p4', 'p2 f f a3',
      'p5 p6 p7 p8', 'p5 p6 p7 p8', 'p5 p6 p7 p8',
    )};
    gap: ${gridGap};
    padding: ${space(4)};
  }
  ${media.up('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(400px, 440px) repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(6, minmax(0, 1fr));
    grid-template-areas: ${rows(
      'p1 p3 f p7 a4', 'p1 p3 f p7 p9', 'p1 a2 f p8 p9', 'a1 p4 f p8 p9', 'p2 p4 f p8 p10', 'p2 p4 f a3 p10',
    )};
    min-height: clamp(660px, 100svh - 64px, 920px);
    padding: ${space(2)} ${space(6)} ${space(6)};
  }
  @media (min-width: 1700px) {
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(420px, 480px) repeat(3, minmax(0, 1fr));
    grid-template-areas: ${rows(
      'p1 a2 p5 f a4 p9 p11', 'p1 p3 p5 f p7 p9 p11', 'p1 p3 p6 f p7 p9 a6',
      'a1 p4 p6 f p7 p10 p12', 'p2 p4 p6 f p8 p10 p12', 'p2 p4 a3 f p8 a5 p12',
    )};
    min-height: clamp(700px, 100svh - 64px, 1120px);
  }
  @media (min-width: 2600px) {
    max-width: 3000px;
    min-height: clamp(1120px, 64svh, 1500px);
  }
  ${without(0, 768, 'a2', 'a3')}
  ${without(768, 1200, 'p9', 'p10', 'p11', 'p12', 'a4', 'a5', 'a6')}
  ${without(1200, 1700, 'p5', 'p6', 'p11', 'p12', 'a5', 'a6')}
`; // prettier-ignore
