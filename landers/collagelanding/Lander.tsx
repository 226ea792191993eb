import { styled } from 'styled-components';
import { useLander } from '~/landing/kit/kit';
import { FormCard } from './FormCard';
import { Facts } from './Facts';
import { arrange } from './arrange';
import { mosaicCss } from './mosaic-css';
import { motifsFor } from './motifs';
import { Tile } from './Tile';

const Mosaic = styled.section`
  ${mosaicCss}
`;

/** Where drawn tiles stand among the portraits, also when there are people enough. */
const DRAWN = 6;

/** One form, and around it a mosaic that breathes. */
export default function CollageLanding() {
  const { people, niche, slug } = useLander();
  const motifs = motifsFor(niche, slug);
  const slots = [...arrange(people), ...Array.from({ length: DRAWN }, () => null)];
  return (
    <>
      <Mosaic aria-labelledby="collage-headline">
        <FormCard />
        {slots.map((person, index) => (
          <Tile
            key={index}
            person={person}
            index={index}
            motif={motifs[(index + 2 * Math.floor(index / 6)) % motifs.length]!}
          />
        ))}
      </Mosaic>
      <Facts />
    </>
  );
}
