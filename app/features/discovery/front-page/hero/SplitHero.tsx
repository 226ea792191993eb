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
  padding: ${space(8)} ${space(4)} ${space(12)};
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
  height: 320px;
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

const Faces = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 2px;
  height: 100%;
  > li {
    position: relative;
    min-height: 128px;
  }
  ${Frame} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
  ${media.up('md')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  }
`;

/** Two halves up to the edges: a statement, and a tight grid of faces, or the drawing over the whole half. */
export function SplitHero({ text, people, drawing, ground }: HeroFormProps) {
  const shown = people.length >= 6 ? people.slice(0, 6) : people.length >= 3 ? people.slice(0, 3) : [];
  return (
    <Section $ground={ground}>
      <Halves>
        <Words>
          <HeroWords {...text} />
        </Words>
        <Picture>
          {shown.length > 0 ? (
            <Faces $columns={shown.length === 6 ? 2 : 3}>
              {shown.map((person) => (
                <li key={person.id}>
                  <Face person={person} />
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
