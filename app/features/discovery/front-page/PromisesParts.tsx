import { styled } from 'styled-components';
import { color, fontSize, fontWeight, mutedHere, space } from '~/theme/tokens';
import type { PromiseForm } from '~/theme/theme';
import { itemForms, listForms } from './promise-forms';

export { Section } from './LandingParts';

export const Mark = styled.span`
  display: inline-grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

/** Shown by the forms that count. */
export const Numeral = styled.span`
  display: none;
  font-weight: ${fontWeight('heading')};
  font-variant-numeric: lining-nums;
  line-height: 1;
`;

export const Title = styled.h2`
  margin: ${space(3)} 0 ${space(2)};
  font-size: ${fontSize('lg')};
`;

export const Body = styled.div`
  p {
    margin: 0;
  }
  color: ${mutedHere};
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 72px;
  h2 {
    margin: 0;
  }
  svg {
    transition: transform var(--motion-base);
  }
  details[open] > & > svg {
    transform: rotate(180deg);
  }
`;

export const Opened = styled.div`
  max-width: 64ch;
  p {
    margin: 0;
  }
  padding-bottom: ${space(6)};
  color: ${mutedHere};
`;

/** Behind a line that is large enough for a finger. */
export const Exactly = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const List = styled.ul<{ $form: PromiseForm }>`
  margin-block: 0;
  ${({ $form }) => listForms[$form]}
`;

export const Item = styled.li<{ $form: PromiseForm }>`
  ${({ $form }) => itemForms({ Mark, Numeral, Title, Body })[$form]}
`;
