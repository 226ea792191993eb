import { Outlet } from '@remix-run/react';
import { styled } from 'styled-components';
import { SendQueueRunner } from '~/features/chat/send-queue/SendQueueRunner';
import { UnsentNotice } from '~/features/chat/send-queue/UnsentNotice';
import { media } from '~/theme/tokens';
import { AccountAlerts } from './alerts/AccountAlerts';
import { Footer } from './footer/Footer';
import { TabBar, TopBar, useNavItems } from './navigation/Navigation';
import { InstalledApp, AppAlerts, LikeModal, MatchModal } from './alerts/lazy-modals';
import { SignupModal } from './alerts/SignupModal';
import { SiteEntryDialog } from './alerts/SiteEntryDialog';
import { WelcomeOffer } from './alerts/WelcomeOffer';
import { SkipLink } from './navigation/SkipLink';
import { MEMBERS_AREA, NO_SITE_ENTRY, SIGNUP_FLOW } from './paths';
import { useRouteName } from './use-route-name';
import { useShell } from '~/page/use-shell';
import { FictionalSymbol } from '~/ui/FictionalIcon/FictionalIcon';

const Frame = styled.div<{ $tabs: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
  padding-bottom: ${({ $tabs }) => ($tabs ? 'calc(56px + env(safe-area-inset-bottom))' : '0')};
  ${media.up('md')} {
    padding-bottom: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
`;

/** Top navigation, alerts, page, footer with the legal disclaimer, signup modal; the tab bar on phones. */
export default function DefaultLayout() {
  const { user, brand } = useShell();
  const route = useRouteName();
  const inFlow = route === SIGNUP_FLOW;
  const navItems = useNavItems();
  const items = inFlow ? [] : navItems;
  return (
    <Frame $tabs={user !== null && !inFlow}>
      <SkipLink />
      <FictionalSymbol name={brand.fictional.icon} />
      <TopBar items={items} />
      <WelcomeOffer inside={MEMBERS_AREA.has(route)} />
      <AccountAlerts />
      <UnsentNotice />
      {user && <AppAlerts />}
      <Main id="main" tabIndex={-1}>
        <Outlet />
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
