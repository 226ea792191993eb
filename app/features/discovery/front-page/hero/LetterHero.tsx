import { css, styled } from 'styled-components';
import { color, media, onGround, pull, radius, shadow, space } from '~/theme/tokens';
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

const Sheet = styled.div<{ $pictured: boolean }>`
  ${onGround('raised')}
  position: relative;
  max-width: ${({ $pictured }) => ($pictured ? '1080px' : '780px')};
  margin-inline: auto;
  padding: ${space(7)} ${space(6)} ${space(8)};
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

/** Prints that came with the letter, one half over the other: below its words, or beside them where there is room. */
const Faces = styled.ul`
  display: flex;
  justify-content: center;
  padding: ${space(10)} 0 ${space(4)};
  > li {
    flex: 0 1 190px;
    min-width: 0;
    padding: ${space(2)} ${space(2)} ${space(6)};
    background: ${color('surface')};
    box-shadow: ${shadow('md')};
    rotate: -4deg;
  }
  > li:nth-child(2) {
    rotate: 3deg;
    margin: ${space(5)} 0 ${pull(5)} ${pull(2)};
  }
  /* A phone has room for two. */
  > li:nth-child(3) {
    display: none;
    rotate: -2deg;
    margin-inline-start: ${pull(2)};
  }
  ${Frame} {
    border-radius: ${radius('sm')};
  }
  ${media.up('sm')} {
    > li:nth-child(3) {
      display: block;
    }
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-content: center;
    padding: 0;
    /* The print below lies under the others, whose labels it must not hide. */
    > li {
      position: relative;
      z-index: 1;
      grid-area: 1 / 1;
      margin: 0 ${pull(4)} 0 0;
    }
    > li:nth-child(2) {
      grid-area: 1 / 2;
      margin: ${space(12)} 0 ${pull(12)};
    }
    > li:nth-child(3) {
      grid-area: 2 / 1 / 3 / 3;
      z-index: 0;
      justify-self: start;
      width: 52%;
      margin: 0 0 0 ${space(3)};
    }
  }
`;

/** The words, and the prints beside them. */
const Page = styled.div<{ $pictured: boolean }>`
  ${({ $pictured }) =>
    $pictured &&
    css`
      ${media.up('lg')} {
        display: grid;
        grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
        align-items: center;
        gap: ${space(10)};
      }
    `}
`;

const OnPhones = styled.div`
  width: 64px;
  margin-bottom: ${space(3)};
  ${media.up('lg')} {
    display: none;
  }
`;

/** A letter: one column of large text on a sheet, with prints of some people that came with it. */
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
        <Sheet $pictured={people.length > 0}>
          <OnPhones>
            <BrandDrawing drawing={drawing} />
          </OnPhones>
          <Page $pictured={people.length > 0}>
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
          </Page>
        </Sheet>
      </Table>
    </Section>
  );
}
