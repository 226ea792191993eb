import { styled } from 'styled-components';
import { media, radius, shadow, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Inner, Section } from './HeroParts';
import { HeroWords } from './HeroWords';

const Faces = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(3)};
  padding-bottom: ${space(6)};
  li:nth-child(3n + 2) {
    translate: 0 ${space(6)};
  }
  ${Frame} {
    border-radius: ${radius('md')};
    box-shadow: ${shadow('lg')};
  }
  ${media.up('md')} {
    gap: ${space(4)};
  }
  /* The words of a label do not fit a third of a narrow phone with large text. */
  ${media.below(16)} {
    grid-template-columns: 1fr 1fr;
    li:last-child:nth-child(odd) {
      display: none;
    }
  }
`;

const Picture = styled(BrandDrawing)`
  max-width: 420px;
  margin-inline: auto;
`;

/** Staggered portraits, in rows of three, beside the words. */
export function CollageHero({ text, people, drawing, ground }: HeroFormProps) {
  const whole = people.slice(0, people.length - (people.length % 3));
  return (
    <Section $ground={ground}>
      <Inner>
        <HeroWords {...text} />
        {whole.length > 0 ? (
          <Faces>
            {whole.map((person) => (
              <li key={person.id}>
                <Face person={person} />
              </li>
            ))}
          </Faces>
        ) : (
          <Picture drawing={drawing} />
        )}
      </Inner>
    </Section>
  );
}
