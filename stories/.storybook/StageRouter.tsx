import { useRouteError } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import ChatLayout from '~/layouts/ChatLayout';
import DefaultLayout from '~/layouts/DefaultLayout';
import EmptyLayout from '~/layouts/EmptyLayout';
import { ErrorPage } from '~/layouts/ErrorPage';
import { RefusedProfile } from '~/layouts/errors/RefusedProfile';
import LanderLayout from '~/layouts/LanderLayout';
import type { ShellData } from '~/page/shell-data';
import type { StoryPage } from './story-page';

const Content = createContext<ReactNode>(null);
const Expected = createContext(false);

const Page = () => <>{useContext(Content)}</>;

/** An error that the story asks for shows the product's error page; any other is thrown for Storybook to show. */
function Failed() {
  const error = useRouteError();
  if (!useContext(Expected)) throw error;
  return <ErrorPage />;
}

/** The same inside a layout, as the routes of profiles do. */
function Refused() {
  const error = useRouteError();
  if (!useContext(Expected)) throw error;
  return <RefusedProfile />;
}

/** The routes root, layout and page, created once, so that a changed arg does not remount anything. */
function routerWith(Layout?: ComponentType) {
  const page = { id: 'page', path: '*', action: () => null, Component: Page, ErrorBoundary: Layout && Refused };
  return createRemixStub([
    {
      id: 'root',
      // The data come from the story and stay the same when a form or a poll revalidates.
      loader: () => null,
      shouldRevalidate: () => false,
      ErrorBoundary: Failed,
      children: Layout ? [{ id: 'layout', Component: Layout, children: [page] }] : [page],
    },
  ]);
}

const routers = {
  none: routerWith(),
  default: routerWith(DefaultLayout),
  chat: routerWith(ChatLayout),
  lander: routerWith(LanderLayout),
  empty: routerWith(EmptyLayout),
};

export interface StageRouterProps extends Pick<StoryPage, 'path' | 'state' | 'layout' | 'error'> {
  shell: ShellData;
  children: ReactNode;
}

/** Shows the story as a page inside root and layout. */
export function StageRouter({ shell, path = '/', state, layout, error, children }: StageRouterProps) {
  const Router = routers[layout ?? 'none'];
  const response = error && { statusText: '', internal: false, data: null, ...error };
  return (
    <Content.Provider value={children}>
      <Expected.Provider value={error !== undefined}>
        <Router
          initialEntries={[state === undefined ? path : { pathname: path, state }]}
          hydrationData={{
            loaderData: { root: shell },
            ...(response && { errors: { [layout ? 'page' : 'root']: response } }),
          }}
          future={{ v3_fetcherPersist: true, v3_relativeSplatPath: true }}
        />
      </Expected.Provider>
    </Content.Provider>
  );
}
