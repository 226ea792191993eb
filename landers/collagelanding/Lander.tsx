import { styled } from 'styled-components';
import { useLander, type LanderPerson } from '~/landing/kit/kit';
import { FormCard } from './FormCard';
import { Facts } from './Facts';
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

/** The order in which the places are filled, so that a few people are spread out with drawn tiles between them. */
const order = [0, 6, 3, 2, 8, 1, 7, 9, 4, 10, 5, 11];

/** Distributes people over twelve places. Empty places are null and get a drawn tile. */
function arrange(people: readonly LanderPerson[]): (LanderPerson | null)[] {
  const places: (LanderPerson | null)[] = order.map(() => null);
  order.forEach((place, index) => {
    places[place] = people[index] ?? null;
  });
  return places;
}
