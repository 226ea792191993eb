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
  /* The second arch is the highest; a phone has room for two faces. */
  > li:nth-child(n + 3) {
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
    height: 240px;
  }
  ${media.up('sm')} {
    > li:nth-child(3) {
      display: block;
    }
  }
  ${media.up('md')} {
    height: 440px;
    gap: ${space(6)};
    > li {
      flex-basis: 280px;
    }
  }
  /* Five arches rise towards the middle. */
  ${media.up('xl')} {
    > li {
      flex-basis: 232px;
    }
    > li:nth-child(n + 4) {
      display: block;
      height: 58%;
    }
    > li:nth-child(4) {
      order: -1;
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

/** The words in the middle, and below them arches with a person in each, the lead in the highest. */
export function ArcadeHero({ text, people, drawing, ground }: HeroFormProps) {
  const [lead, second, ...others] = people.slice(0, 5);
  const shown = [second, lead, ...others].filter((person) => person !== undefined);
  return (
    <Section $ground={ground}>
      <Words>
        <HeroWords {...text} />
      </Words>
      <Arches>
        {shown.map((person) => (
          <li key={person.id}>
            <Face person={person} first={person === lead} large sizes="220px" />
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
