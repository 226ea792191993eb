import { styled } from 'styled-components';
import { color, media, onGround, radius, shadow, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroWords } from './HeroWords';

const Table = styled.div`
  position: relative;
  padding: ${space(6)} ${space(4)} ${space(10)};
  ${media.up('md')} {
    padding: ${space(14)} ${space(6)} ${space(16)};
  }
`;

const Sheet = styled.div`
  ${onGround('raised')}
  position: relative;
  max-width: 780px;
  margin-inline: auto;
  padding: ${space(10)} ${space(6)} ${space(8)};
  border-radius: ${radius('sm')};
  border-top: 6px solid ${color('primary')};
  box-shadow: ${shadow('md')};
  ${media.up('md')} {
    padding: ${space(16)} ${space(20)} ${space(14)};
  }
`;

/** The drawing lies on the table, partly under the sheet; on a phone it is the mark at the head of the letter. */
const Left = styled.div`
  display: none;
  ${media.up('lg')} {
    display: block;
    position: absolute;
    left: calc(50% - 640px);
    bottom: ${space(4)};
    width: 420px;
  }
`;

const Right = styled.div`
  display: none;
  ${media.up('lg')} {
    display: block;
    position: absolute;
    right: calc(50% - 640px);
    top: ${space(4)};
    width: 340px;
    transform: rotate(180deg);
  }
`;

const Faces = styled.ul`
  display: flex;
  gap: ${space(4)};
  margin-top: ${space(8)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color('line')};
  > li {
    flex: 0 1 150px;
  }
  /* Two leave room for the words of their labels on the narrowest phones. */
  ${media.below(22)} {
    > li:nth-child(3) {
      display: none;
    }
  }
  ${Frame} {
    border-radius: ${radius('sm')};
  }
`;

const OnPhones = styled.div`
  width: 88px;
  margin-bottom: ${space(5)};
  ${media.up('lg')} {
    display: none;
  }
`;

/** A letter: one column of large text on a sheet, with some people below as its signature. */
export function LetterHero({ text, people, drawing, ground }: HeroFormProps) {
  return (
    <Section $ground={ground}>
      <Table>
        <Left>
          <BrandDrawing drawing={drawing} />
        </Left>
        <Right>
          <BrandDrawing drawing={drawing} />
        </Right>
        <Sheet>
          <OnPhones>
            <BrandDrawing drawing={drawing} />
          </OnPhones>
          <HeroWords {...text} />
          {people.length > 0 ? (
            <Faces>
              {people.slice(0, 3).map((person) => (
                <li key={person.id}>
                  <Face person={person} />
                </li>
              ))}
            </Faces>
          ) : null}
        </Sheet>
      </Table>
    </Section>
  );
}
