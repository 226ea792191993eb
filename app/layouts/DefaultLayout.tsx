import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SendQueueRunner } from '~/features/chat/send-queue/SendQueueRunner';
import { Banners } from './alerts/Banners';
import { ErrorPage } from './ErrorPage';
import { ErrorContent } from './errors/ErrorContent';
import { Footer } from './footer/Footer';
import { TabBar, TopBar, useNavItems } from './navigation/Navigation';
import { InstalledApp, LikeModal, MatchModal } from './alerts/lazy-modals';
import { SignupModal } from './alerts/SignupModal';
import { SiteEntryDialog } from './alerts/SiteEntryDialog';
import { WelcomeOffer } from './alerts/WelcomeOffer';
import { LanguageOffer } from './navigation/lazy-offer';
import { SkipLink } from './navigation/SkipLink';
import { MEMBERS_AREA, NO_SITE_ENTRY, SIGNUP_FLOW } from './paths';
import { useRouteName } from './use-route-name';
import { useShell } from '~/page/use-shell';
import { FictionalSymbol } from '~/ui/FictionalIcon/FictionalIcon';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
  /* What stays at the lower edge of a phone covers nothing at the end of the page. */
  padding-bottom: calc(var(--tab-bar, 0px) + var(--action-bar, 0px));
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
`;

export default function DefaultLayout() {
  return (
    <AroundPage>
      <Outlet />
    </AroundPage>
  );
}

/**
 * A refused page has the navigation around it like any other. If rendering fails, these parts may be the reason, and
 * the error page stands alone.
 */
export function ErrorBoundary() {
  return (
    <ErrorInLayout>
      <ErrorContent />
    </ErrorInLayout>
  );
}

/** The same with another content. */
export function ErrorInLayout({ children }: { children: ReactNode }) {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <AroundPage>{children}</AroundPage> : <ErrorPage />;
}

/** Top navigation, alerts, page, footer with the legal disclaimer, signup modal; the tab bar on phones. */
function AroundPage({ children }: { children: ReactNode }) {
  const { user, brand, languageOffers } = useShell();
  const route = useRouteName();
  const inFlow = route === SIGNUP_FLOW;
  const navItems = useNavItems();
  const items = inFlow ? [] : navItems;
  return (
    <Frame>
      <SkipLink />
      <FictionalSymbol name={brand.fictional.icon} />
      <TopBar items={items} />
      {languageOffers ? <LanguageOffer /> : null}
      <WelcomeOffer inside={MEMBERS_AREA.has(route)} />
      <Banners />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      <TabBar items={items} />
      {NO_SITE_ENTRY.has(route) ? null : <SiteEntryDialog />}
      <SignupModal />
      <MatchModal />
      <LikeModal />
      <SendQueueRunner />
      {user && <InstalledApp />}
    </Frame>
  );
}
