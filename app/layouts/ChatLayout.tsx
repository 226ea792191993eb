import { Outlet, useSearchParams } from '@remix-run/react';
import { styled } from 'styled-components';
import { SendQueueRunner } from '~/features/chat/send-queue/SendQueueRunner';
import { Banners } from './alerts/Banners';
import { useShell } from '~/page/use-shell';
import { ErrorInLayout } from './DefaultLayout';
import { RefusedProfile } from './errors/RefusedProfile';
import { BARE_ENTRY_COUNTRIES } from './alerts/entry-countries';
import { InstalledApp, MatchModal } from './alerts/lazy-modals';
import { SiteEntryDialog } from './alerts/SiteEntryDialog';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;

/** A refused conversation does not take the whole screen; where one was to begin, other people stand in its place. */
export function ErrorBoundary() {
  return (
    <ErrorInLayout>
      <RefusedProfile />
    </ErrorInLayout>
  );
}

/** The conversation takes the whole screen. Members directly after signup see the activation reminder here too. */
export default function ChatLayout() {
  const [query] = useSearchParams();
  const { user } = useShell();
  return (
    <>
      <Frame>
        {query.has('api_signup_complete') ? <Banners /> : null}
        <Main id="main">
          <Outlet />
        </Main>
      </Frame>
      <SiteEntryDialog countries={BARE_ENTRY_COUNTRIES} />
      <MatchModal />
      <SendQueueRunner />
      {user && <InstalledApp />}
    </>
  );
}
