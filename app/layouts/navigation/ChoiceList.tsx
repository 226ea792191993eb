import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '~/theme/tokens';
import { Check } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(6)} 0 0;
  padding: 0;
  list-style: none;
  ${media.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  height: 100%;
  min-height: 56px;
  padding: ${space(3)} ${space(5)};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  font-size: ${fontSize('md')};
  text-align: start;
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${color('primary')};
  }
`;

const Tick = styled(Check)`
  flex: none;
  margin-inline-start: auto;
`;

export interface ListChoice {
  value: string;
  text: ReactNode;
  /** The language of the text, if it is not that of the page. */
  lang?: string;
  icon?: Icon;
}

interface ChoiceListProps {
  /** The field of the form in which the value is sent. */
  name: string;
  choices: readonly ListChoice[];
  current: string;
}

/** The submit buttons of a form that is sent by choosing, one for each choice. */
export function ChoiceList({ name, choices, current }: ChoiceListProps) {
  return (
    <List>
      {choices.map(({ value, text, lang, icon: Icon }) => (
        <li key={value}>
          <Choice name={name} value={value} lang={lang} aria-pressed={value === current}>
            {Icon && <Icon size={20} aria-hidden />}
            {text}
            {value === current && <Tick size={20} aria-hidden />}
          </Choice>
        </li>
      ))}
    </List>
  );
}
