import { styled } from 'styled-components';
import { color, media, shadow, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroWords } from './HeroWords';

const Words = styled.div`
  position: relative;
  max-width: 860px;
  margin-inline: auto;
  padding: ${space(12)} ${space(4)} ${space(8)};
  text-align: center;
  > div > p {
    margin-inline: auto;
  }
  > div > :last-child {
    justify-content: center;
  }
  ${media.up('md')} {
    padding-top: ${space(14)};
  }
`;

const Arches = styled.ul`
  --label-place: center;
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${space(3)};
  height: 300px;
  padding-inline: ${space(3)};
  > li {
    flex: 0 1 220px;
    min-width: 0;
    height: 76%;
  }
  > li:nth-child(even) {
    height: 100%;
  }
  /* Five arches rise towards the middle on a wide screen; a phone shows three. */
  > li:nth-child(n + 4) {
    display: none;
  }
  ${Frame} {
    height: 100%;
    width: 100%;
    aspect-ratio: auto;
    border-radius: 999px 999px 0 0;
    box-shadow: ${shadow('lg')};
  }
  ${media.below(22)} {
    height: 220px;
  }
  /* A third of a narrow screen has no room for a label in large text. */
  ${media.below(16)} {
    > li:nth-child(3) {
      display: none;
    }
  }
  ${media.up('md')} {
    height: 440px;
    gap: ${space(6)};
    > li:nth-child(n) {
      display: block;
      height: 62%;
    }
    > li:nth-child(2),
    > li:nth-child(4) {
      height: 80%;
    }
    > li:nth-child(3) {
      height: 100%;
    }
  }
`;

const Drawn = styled(Frame)`
  ${Arches} & {
    background: ${color('surface-raised')};
    color: ${color('text')};
    box-shadow: none;
  }
`;

/** The words in the middle, and below them arches with a person in each. */
export function ArcadeHero({ text, people, drawing, ground }: HeroFormProps) {
  return (
    <Section $ground={ground}>
      <Words>
        <HeroWords {...text} />
      </Words>
      <Arches>
        {people.slice(0, 5).map((person) => (
          <li key={person.id}>
            <Face person={person} large sizes="(min-width: 768px) 220px, 160px" />
          </li>
        ))}
        {people.length === 0
          ? [1, 2, 3].map((arch) => (
              <li key={arch} aria-hidden>
                <Drawn>
                  <BrandDrawing drawing={drawing} fit="slice" />
                </Drawn>
              </li>
            ))
          : null}
      </Arches>
    </Section>
  );
}
