import { styled } from 'styled-components';
import { color, media, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroWords } from './HeroWords';

const Halves = styled.div`
  display: flex;
  flex-direction: column;
  ${media.up('md')} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    min-height: 640px;
  }
`;

const Words = styled.div`
  padding: ${space(6)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    align-self: end;
    max-width: 664px;
    justify-self: end;
    width: 100%;
    padding: ${space(16)} ${space(12)} ${space(16)} ${space(6)};
  }
`;

const Picture = styled.div`
  position: relative;
  order: -1;
  height: 220px;
  border-bottom: 3px solid ${color('primary')};
  background: linear-gradient(transparent 40%, color-mix(in srgb, ${color('primary')} 38%, transparent));
  ${media.up('md')} {
    order: 0;
    height: auto;
    border: 0;
    border-left: 3px solid ${color('primary')};
  }
  > svg {
    position: absolute;
    inset: 0;
  }
`;

/** The lead over the whole height on the side of the words, and beside it the others, one above the other; on phones one other. */
const Faces = styled.ul`
  display: grid;
  grid-template-columns: 11fr 9fr;
  gap: 2px;
  height: 100%;
  > li {
    position: relative;
  }
  > li:nth-child(3) {
    display: none;
  }
  ${Frame} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
  ${media.up('md')} {
    > li:first-child,
    > li:nth-child(2):last-child {
      grid-row: span 2;
    }
    > li:nth-child(3) {
      display: block;
    }
  }
`;

/** Two halves up to the edges: a statement, and two or three people in a tight grid, or the drawing over the whole half. */
export function SplitHero({ text, people, drawing, ground }: HeroFormProps) {
  const shown = people.length >= 2 ? people.slice(0, 3) : [];
  return (
    <Section $ground={ground}>
      <Halves>
        <Words>
          <HeroWords {...text} />
        </Words>
        <Picture>
          {shown.length > 0 ? (
            <Faces>
              {shown.map((person, index) => (
                <li key={person.id}>
                  <Face person={person} first={index === 0} large={index === 0} sizes="(min-width: 768px) 28vw, 55vw" />
                </li>
              ))}
            </Faces>
          ) : (
            <BrandDrawing drawing={drawing} fit="slice" />
          )}
        </Picture>
      </Halves>
    </Section>
  );
}
