import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from '@remix-run/react';
import type { MetaFunction, ShouldRevalidateFunction } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { RouteProgress as Line } from '~/ui/RouteProgress/RouteProgress';
import { useErrorToast } from './api-client/use-error-toast';
import { pageScripts } from './document/scripts/page-scripts';
import { RouteMessages } from './i18n/Messages';
import { ErrorPage } from './layouts/ErrorPage';
import type { ShellData } from './page/shell-data';
import { STAYED } from './page/reload-on-chunk-failure';
import { usePageFocus } from './page/use-page-focus';
import { useTrackingInUrl } from './page/use-tracking';
import { useHydrated } from './page/use-hydrated';
import { shellChanges } from './page/revalidation/shell-revalidation';
import { loadShell } from './layouts/shell.server';
import { LiveRoot } from './realtime/LiveRoot';
import { pageLoader } from './server/response/respond.server';
import { ToastProvider } from './ui/Toaster/ToastProvider';

/** The label Restricted To Adults, by which parental filters know a site for adults. */
const ADULTS_ONLY = 'RTA-5042-1996-1400-1577-RTA';

const NOT_INDEXED = { name: 'robots', content: 'noindex' };

export const handle = { messages: ['common', 'shell', 'errors'] };

export const loader = pageLoader(({ context }) => loadShell(context));

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const shell = data as ShellData | undefined;
  if (!shell) return [{ title: 'Error' }, NOT_INDEXED];
  if (error !== undefined)
    return [{ title: `${isRouteErrorResponse(error) ? error.status : 500} · ${shell.brand.name}` }, NOT_INDEXED];
  return [{ title: shell.brand.indexTitle }, { name: 'description', content: shell.brand.description }];
};

export const shouldRevalidate: ShouldRevalidateFunction = shellChanges;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const handles = useMatches().map(({ handle: ofRoute }) => ofRoute);
  // As the document came: later pages of a light document do not name its scripts once more.
  const [scripts] = useState(pageScripts(handles, Boolean(shell?.user)));
  const hydrated = useHydrated();
  return (
    // The probe for Apple Pay adds an attribute before hydration.
    <html lang={shell?.locale ?? 'en'} data-theme={shell?.theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="rating" content={ADULTS_ONLY} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {(scripts === 'with-page' || (scripts === 'on-demand' && hydrated)) && <ScrollRestoration />}
        {scripts === 'with-page' && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  const shell = useRouteLoaderData('root') as ShellData;
  return (
    <LiveRoot shell={shell}>
      <ToastProvider>
        <RouteProgress />
        <RouteMessages>
          <Outlet />
        </RouteMessages>
        <PageFocus />
        <TrackingInUrl />
        <StayedNotice />
      </ToastProvider>
    </LiveRoot>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

/** The line at the top while the next page loads (spec section 9: throttle 200 ms, duration 5000 ms). */
function RouteProgress() {
  const navigation = useNavigation();
  return <Line active={navigation.state !== 'idle'} />;
}

/** After the page, whose own effects may have focused something already. */
function PageFocus() {
  usePageFocus();
  return null;
}

function TrackingInUrl() {
  useTrackingInUrl();
  return null;
}

/** Says that the page one wanted could not be opened. */
function StayedNotice() {
  const tell = useErrorToast('page-stayed');
  useEffect(() => {
    const onStayed = () => tell(new Error('a script of the page is missing'));
    window.addEventListener(STAYED, onStayed);
    return () => window.removeEventListener(STAYED, onStayed);
  }, [tell]);
  return null;
}
