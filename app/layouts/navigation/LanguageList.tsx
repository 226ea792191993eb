import { Check } from '~/ui/Icon/icons';
import { styled } from 'styled-components';
import { color, fontSize, media, radius, space } from '~/theme/tokens';

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

const Language = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
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

/** The submit buttons of a form, one per language, each with the language's own name. */
export function LanguageList({ languages, current }: { languages: { code: string; name: string }[]; current: string }) {
  return (
    <List>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <Language name="locale" value={code} lang={code} aria-pressed={code === current}>
            {name}
            {code === current && <Check size={20} aria-hidden />}
          </Language>
        </li>
      ))}
    </List>
  );
}
