import { useLocation } from '@remix-run/react';
import { Globe } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { media } from '~/theme/tokens';
import { DropdownButton, DropdownLink, DropdownMenu } from '~/ui/DropdownMenu/DropdownMenu';
import { existingPaths } from '../paths';
import { reportLanguage } from './report-language';
import { useTracking } from '~/page/use-tracking';
import { useShell } from '~/page/use-shell';

/** A phone's bar has room for the symbol only, which the label of the menu names; the menu itself shows all names. */
const Name = styled.span`
  ${media.down('md')} {
    display: none;
  }
`;

/** A plain form works before scripts are loaded, and the next document is entirely in the new language. */
export function LocaleMenu() {
  const { locale, locales, user } = useShell();
  const location = useLocation();
  const intl = useIntl();
  const next = useTracking(location.pathname + location.search);
  const current = locales.find(({ code }) => code === locale)?.name ?? locale;
  const choose = intl.formatMessage({ id: 'shell.choose-language', defaultMessage: 'Choose your language' });
  return (
    <DropdownMenu
      // The name begins with what is seen, by which people who speak to their device call it; brackets would not count.
      label={`${current}: ${choose}`}
      trigger={
        <>
          <Globe size={20} aria-hidden />
          <Name aria-hidden>{current}</Name>
        </>
      }
    >
      <form method="post" action={existingPaths['lang-config']} onSubmit={user ? reportLanguage : undefined}>
        <input type="hidden" name="next" value={next} />
        {locales.map(({ code, name }) => (
          <DropdownButton
            key={code}
            name="locale"
            value={code}
            lang={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            {name}
          </DropdownButton>
        ))}
      </form>
      <DropdownLink to={`${existingPaths['lang-config']}?next=${encodeURIComponent(next)}`}>
        <FormattedMessage id="shell.all-languages" defaultMessage="All languages" />
      </DropdownLink>
    </DropdownMenu>
  );
}
