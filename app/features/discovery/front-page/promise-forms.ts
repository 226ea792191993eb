import { css, type RuleSet } from 'styled-components';
import { color, fontSize, media, radius, shadow, space } from '~/theme/tokens';
import type { PromiseForm } from '~/theme/theme';

const inColumns = css`
  display: grid;
  gap: ${space(8)};
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const inOneColumn = css`
  ${media.up('md')} {
    max-width: 1048px;
  }
`;

export const listForms: Readonly<Record<PromiseForm, RuleSet>> = {
  columns: inColumns,
  pillars: css`
    ${inColumns}
    ${media.up('md')} {
      gap: 0;
    }
  `,
  cards: css`
    ${inColumns}
    gap: ${space(5)};
    ${media.up('md')} {
      align-items: start;
      padding-bottom: ${space(10)};
    }
  `,
  clauses: css`
    display: grid;
  `,
  blocks: css`
    ${inColumns}
    gap: ${space(4)};
  `,
  lines: css`
    max-width: 828px;
  `,
  questions: inOneColumn,
  stripes: css``,
};

type Parts = Readonly<Record<'Mark' | 'Numeral' | 'Title' | 'Body', { toString(): string }>>;
type Form = (parts: Parts) => RuleSet;

const pillars: Form = ({ Mark, Title }) => css`
  text-align: center;
  ${Mark} {
    width: auto;
    height: 56px;
    background: none;
    color: ${color('primary-text')};
    svg {
      width: 40px;
      height: 40px;
      stroke-width: 1.25;
    }
  }
  ${Title} {
    font-size: ${fontSize('xl')};
    font-weight: 400;
  }
  & + & {
    padding-top: ${space(8)};
    border-top: 1px solid ${color('primary')};
  }
  ${media.up('md')} {
    padding-inline: ${space(10)};
    & + & {
      padding-top: 0;
      border-top: 0;
      border-left: 1px solid ${color('primary')};
    }
  }
`;

const cards: Form = ({ Mark }) => css`
  padding: ${space(8)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('md')};
  &:nth-child(2) ${Mark} {
    background: ${color('secondary-soft')};
    color: ${color('on-secondary-soft')};
  }
  &:nth-child(3) ${Mark} {
    background: ${color('accent-soft')};
    color: ${color('on-accent-soft')};
  }
  ${media.up('md')} {
    &:nth-child(2) {
      translate: 0 ${space(10)};
    }
  }
`;

const clauses: Form = ({ Mark, Numeral, Title }) => css`
  counter-increment: clause;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  padding-block: ${space(6)};
  border-top: 1px solid ${color('secondary')};
  &:last-child {
    border-bottom: 1px solid ${color('secondary')};
  }
  ${Mark} {
    display: none;
  }
  ${Numeral} {
    display: block;
    grid-row: 1 / span 2;
    font-size: 0;
    &::before {
      content: counter(clause, upper-roman) '.';
      font-size: ${fontSize('xl')};
      color: ${color('secondary-text')};
    }
  }
  ${Title} {
    margin: 0 0 ${space(2)};
    text-transform: uppercase;
    letter-spacing: 0.04em;
  }
  ${media.up('md')} {
    grid-template-columns: 1fr 4fr 5fr;
    column-gap: ${space(6)};
    padding-block: ${space(8)};
    ${Title} {
      margin: 0;
      font-size: ${fontSize('xl')};
    }
  }
`;

const blocks: Form = ({ Mark, Title }) => css`
  padding: ${space(7)} ${space(6)} ${space(8)};
  border-radius: ${radius('lg')};
  --muted: ${color('text')};
  background: ${color('primary-soft')};
  ${Mark} {
    width: 72px;
    height: 72px;
    background: ${color('primary')};
    color: ${color('on-primary')};
    svg {
      width: 34px;
      height: 34px;
    }
  }
  ${Title} {
    margin-top: ${space(5)};
    font-size: ${fontSize('xl')};
  }
  &:nth-child(2) {
    background: ${color('secondary-soft')};
    ${Mark} {
      background: ${color('secondary')};
      color: ${color('on-secondary')};
    }
  }
  &:nth-child(3) {
    background: ${color('accent-soft')};
    ${Mark} {
      background: ${color('accent')};
      color: ${color('on-accent')};
    }
  }
`;

const lines: Form = ({ Mark, Title, Body }) => css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  column-gap: ${space(4)};
  padding-block: ${space(7)};
  & + & {
    border-top: 2px solid ${color('line')};
  }
  ${Mark} {
    grid-row: 1 / span 2;
    width: 56px;
    height: 56px;
  }
  ${Title} {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize('xl')};
  }
  ${Body} {
    font-size: ${fontSize('lg')};
  }
  ${media.below(20)} {
    grid-template-columns: minmax(0, 1fr);
    ${Mark} {
      grid-row: auto;
      margin-bottom: ${space(3)};
    }
  }
`;

const questions = css`
  border-top: 1px solid ${color('line-strong')};
  &:last-child {
    border-bottom: 1px solid ${color('line-strong')};
  }
`;

const stripes: Form = ({ Mark, Numeral, Title }) => css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space(5)};
  align-items: start;
  padding: ${space(7)} max(${space(4)}, calc((100vw - 1280px) / 2));
  background: ${color('primary')};
  color: ${color('on-primary')};
  --muted: ${color('on-primary')};
  &:nth-child(2) {
    background: ${color('accent')};
    color: ${color('on-accent')};
    --muted: ${color('on-accent')};
  }
  &:nth-child(3) {
    background: ${color('secondary')};
    color: ${color('on-secondary')};
    --muted: ${color('on-secondary')};
  }
  ${Mark} {
    display: none;
  }
  ${Numeral} {
    display: block;
    grid-row: 1 / span 2;
    font-size: clamp(4.5rem, 10vw, 8rem);
    letter-spacing: -0.06em;
    line-height: 0.9;
  }
  ${Title} {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize('2xl')};
    text-transform: uppercase;
  }
  ${media.up('md')} {
    grid-template-columns: 140px minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding-block: ${space(8)};
    ${Numeral} {
      grid-row: auto;
    }
    ${Title} {
      margin: 0;
    }
  }
`;

/** The form of one promise, by the parts that it is made of. */
export const itemForms = (parts: Parts): Readonly<Record<PromiseForm, RuleSet>> => ({
  columns: css``,
  pillars: pillars(parts),
  cards: cards(parts),
  clauses: clauses(parts),
  blocks: blocks(parts),
  lines: lines(parts),
  questions,
  stripes: stripes(parts),
});
