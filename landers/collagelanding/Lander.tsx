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

/** The number of drawn tiles that appear among the portraits even if there are enough people. */
const DRAWN = 6;

/** A form surrounded by a gently moving mosaic. */
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
