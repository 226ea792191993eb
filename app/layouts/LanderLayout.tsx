import { Outlet } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, space, zIndex } from '~/theme/tokens';
import { BrandMark } from '~/ui/BrandMark/BrandMark';
import { BARE_ENTRY_COUNTRIES } from './alerts/entry-countries';
import { Footer } from './footer/Footer';
import { LanguageOffer } from './navigation/lazy-offer';
import { LocaleMenu } from './navigation/LocaleMenu';
import { existingPaths } from './paths';
import { SiteEntryDialog } from './alerts/SiteEntryDialog';
import { SkipLink } from './navigation/SkipLink';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
`;

const Bar = styled.header`
  position: relative;
  z-index: ${zIndex('nav')};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  width: 100%;
  max-width: 1328px;
  min-height: 56px;
  margin-inline: auto;
  padding: 0 ${space(4)};
  > :not(:first-child) {
    flex-shrink: 0;
  }
  ${media.up('md')} {
    min-height: 64px;
    padding: 0 ${space(6)};
  }
`;

const Logo = styled.a`
  display: flex;
  align-items: center;
  gap: 0.4em;
  margin-inline-end: auto;
  padding: ${space(2)} 0;
  color: ${color('text')};
  font-size: clamp(15px, 4.1vw, ${fontSize('lg')});
  font-weight: 800;
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  /* A long name is truncated in favour of the two links beside it. */
  min-width: 0;
  overflow: hidden;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.below(16)} {
    > svg {
      display: none;
    }
  }
`;

const Login = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space(3)};
  color: ${color('text')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  white-space: nowrap;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
`;

/** The page is not hydrated, so every link is a plain one and everything works without a script. */
export default function LanderLayout() {
  const { brand, languageOffers } = useShell();
  return (
    <Frame>
      <SkipLink />
      <Bar>
        <Logo href={existingPaths.index}>
          <BrandMark mark={brand.mark} />
          <span>{brand.name}</span>
        </Logo>
        <LocaleMenu />
        <Login href={existingPaths.login}>
          <FormattedMessage id="shell.login" defaultMessage="Log in" />
        </Login>
      </Bar>
      {languageOffers ? <LanguageOffer /> : null}
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <SiteEntryDialog countries={BARE_ENTRY_COUNTRIES} />
    </Frame>
  );
}
