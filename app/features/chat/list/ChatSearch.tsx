import { Form } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '~/ui/Button/Button';
import { Search } from '~/ui/Icon/icons';
import { TextField } from '~/ui/TextField/TextField';
import { space } from '~/theme/tokens';

const Root = styled(Form)`
  display: flex;
  align-items: stretch;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  /* Room for the words of the field, which are long in some languages. */
  > button {
    padding-inline: ${space(3)};
  }
`;

export function ChatSearch({ words }: { words: string }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'chat.search', defaultMessage: 'Search names and messages' });
  return (
    <Root method="get" action="/chats" role="search" key={words}>
      <TextField
        name="q"
        type="search"
        label={label}
        hideLabel
        placeholder={label}
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="ghost" aria-label={intl.formatMessage({ id: 'chat.search-go', defaultMessage: 'Search' })}>
        <Search size={20} aria-hidden />
      </Button>
    </Root>
  );
}
