import { styled } from 'styled-components';
import { color, media, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { HeroActions } from '../HeroActions';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroLead, HeroTitle } from './HeroWords';

/** A double frame, as around a printed poster. */
const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: ${space(6)};
  align-content: space-between;
  max-width: 1328px;
  min-height: 560px;
  margin: ${space(4)} auto;
  padding: ${space(8)} ${space(5)};
  width: calc(100% - ${space(8)});
  outline: 1px solid ${color('secondary')};
  outline-offset: -1px;
  &::before {
    content: '';
    position: absolute;
    inset: 7px;
    border: 1px solid ${color('secondary')};
    opacity: 0.45;
    pointer-events: none;
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 300px;
    min-height: 640px;
    margin-block: ${space(6)};
    padding: ${space(14)} ${space(14)} ${space(12)};
  }
`;

const Title = styled.div`
  grid-column: 1 / -1;
  position: relative;
`;

const Picture = styled.div`
  position: relative;
  justify-self: end;
  width: min(200px, 52vw);
  ${media.up('md')} {
    grid-area: 2 / 2;
    align-self: end;
    width: 300px;
  }
`;

const Words = styled.div`
  position: relative;
  ${media.up('md')} {
    grid-area: 2 / 1;
    align-self: end;
  }
`;

const Strip = styled.ul`
  grid-column: 1 / -1;
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  > li:nth-child(3) {
    display: none;
  }
  ${Frame} {
    aspect-ratio: 4 / 5;
  }
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 320px));
    > li:nth-child(3) {
      display: block;
    }
  }
`;

/** A poster of type: the claim as large as the screen lets it be; below it the words, the drawing and a strip of two or three people. */
export function PosterHero({ text, people, drawing, ground }: HeroFormProps) {
  return (
    <Section $ground={ground}>
      <Sheet>
        <Title>
          <HeroTitle {...text} />
        </Title>
        <Words>
          <HeroLead {...text} />
          <HeroActions />
        </Words>
        <Picture>
          <BrandDrawing drawing={drawing} />
        </Picture>
        {people.length > 1 ? (
          <Strip>
            {people.slice(0, 3).map((person) => (
              <li key={person.id}>
                <Face person={person} />
              </li>
            ))}
          </Strip>
        ) : null}
      </Sheet>
    </Section>
  );
}
