import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { AllInterests } from '~/features/discovery/filters/InterestField';
import { PageClockContext } from '~/i18n/IntlRoot';
import { nichePrefix } from '~/i18n/niche-prefix';
import { stoppedClock } from '~/i18n/time/page-clock';
import { documentCss } from '~/theme/document-css';
import { themeOfNiche } from '~/theme/themes';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { interests } from '../search';
import { brands } from './brands';
import { NOW, shellOf, type StoryPlace } from './shell';
import { StageRouter } from './StageRouter';
import type { StoryPage } from './story-page';

export interface StageProps extends StoryPlace {
  scheme: 'light' | 'dark';
  page: StoryPage;
  /** The `<html>` element of the document: in the gallery each page has a document of its own. */
  root?: HTMLElement;
  children: ReactNode;
}

/** Surrounds a story with a page: theme, texts and shell data of the brand, a router, a fixed clock and no network. */
export function Stage({ brand, niche, locale, scheme, page, root = document.documentElement, children }: StageProps) {
  const css = useMemo(() => documentCss(themeOfNiche(niche), brands.get(brand)?.theme), [brand, niche]);
  const messages = useMemo(() => messagesOf(locale, niche), [locale, niche]);
  const [client] = useState(() => clientWith(page.cache ?? []));
  const shell = shellOf({ brand, niche, locale }, page.shell);
  useLayoutEffect(() => {
    root.setAttribute('data-theme', scheme);
    root.setAttribute('lang', locale);
  }, [root, scheme, locale]);
  return (
    <>
      <style>{css}</style>
      <PageClockContext.Provider value={stoppedClock(NOW)}>
        <IntlProvider locale={locale} messages={messages} timeZone={shell.timeZone}>
          <QueryClientProvider client={client}>
            <AllInterests.Provider value={interests}>
              <ToastProvider>
                <StageRouter shell={shell} path={page.path} state={page.state} layout={page.layout} error={page.error}>
                  {children}
                </StageRouter>
              </ToastProvider>
            </AllInterests.Provider>
          </QueryClientProvider>
        </IntlProvider>
      </PageClockContext.Provider>
    </>
  );
}

/** A query client that never fetches: its cache contains what the story sets. */
function clientWith(cache: NonNullable<StoryPage['cache']>): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  for (const [key, value] of cache) client.setQueryData(key, value);
  return client;
}

/** The catalogues in source form. Storybook parses them, so a changed text shows at once. */
const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', { eager: true, import: 'default' });

/** All messages of a language, overridden by those of the niche. */
function messagesOf(locale: string, niche: number): Record<string, string> {
  const own: Record<string, string> = {};
  const variants: Record<string, string> = {};
  for (const [path, messages] of Object.entries(files)) {
    const [, language, , prefix] = /\/locales\/([a-z]+)\/([a-z]+)(?:\.([a-z]+))?\.json$/.exec(path) ?? [];
    if (language !== locale) continue;
    if (prefix === undefined) Object.assign(own, messages);
    else if (prefix === nichePrefix(niche)) Object.assign(variants, messages);
  }
  return { ...own, ...variants };
}
