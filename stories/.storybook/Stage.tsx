import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { PageClockContext } from '~/i18n/IntlRoot';
import { stoppedClock } from '~/i18n/page-clock';
import type { ShellData } from '~/live/shell-data';
import { documentCss } from '~/theme/document-css';
import { themeOfNiche } from '~/theme/theme-registry';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { brands } from './brands';
import { messagesOf } from './messages';
import { NOW, shellOf, type StoryPlace } from './shell';

export interface StageProps extends StoryPlace {
  scheme: 'light' | 'dark';
  /** What the page knows besides what its brand says. */
  shell?: Partial<ShellData>;
  /** Where the story stands. */
  path?: string;
  children: ReactNode;
}

/** A page around a story: the brand's look, words and shell data, a router, a clock that stands still, no network. */
export function Stage({ brand, niche, locale, scheme, shell, path = '/', children }: StageProps) {
  const css = useMemo(() => documentCss(themeOfNiche(niche), brands.get(brand)?.theme), [brand, niche]);
  const messages = useMemo(() => messagesOf(locale, niche), [locale, niche]);
  const client = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } }), []);
  const data = shellOf({ brand, niche, locale }, shell);
  const Router = useMemo(
    () =>
      createRemixStub([
        { id: 'root', children: [{ id: 'page', path: '*', action: () => null, Component: () => <>{children}</> }] },
      ]),
    [children],
  );
  document.documentElement.dataset['theme'] = scheme;
  document.documentElement.lang = locale;
  return (
    <>
      <style>{css}</style>
      <PageClockContext.Provider value={stoppedClock(NOW)}>
        <IntlProvider locale={locale} messages={messages} timeZone={data.timeZone}>
          <QueryClientProvider client={client}>
            <ToastProvider>
              <Router
                initialEntries={[path]}
                hydrationData={{ loaderData: { root: data } }}
                future={{ v3_fetcherPersist: true, v3_relativeSplatPath: true }}
              />
            </ToastProvider>
          </QueryClientProvider>
        </IntlProvider>
      </PageClockContext.Provider>
    </>
  );
}
