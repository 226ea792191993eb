import { createRemixStub } from '@remix-run/testing';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { ComponentType } from 'react';
import { IntlRoot } from '~/i18n/IntlRoot';
import DefaultLayout from '~/layouts/DefaultLayout';
import { loadShell } from '~/layouts/shell.server';
import App from '~/root';
import { renderHtml } from '~/document/pipeline/render-html.server';
import type { RequestContext } from '~/server/context/context.server';
import { callRoute } from './call-route';

interface PageModule {
  loader: (args: ActionFunctionArgs) => unknown;
  default: ComponentType;
}

export interface RenderedPage {
  status: number;
  /** The target of a redirect; null without one. */
  location: string | null;
  /** The HTML of the server: the page within the default layout, as it is without JavaScript. */
  html: string;
  /** The text content of the HTML. */
  text: string;
}

/**
 * Renders a page as the server does for this context, in milliseconds: with the route's own loader and component and
 * the product's own texts.
 */
export async function renderPage(
  page: PageModule,
  context: RequestContext,
  path: string,
  params: Record<string, string> = {},
): Promise<RenderedPage> {
  const { status, data, headers } = await callRoute(page.loader, context, path, { params });
  const location = headers.get('Location');
  if (status !== 200) return { status, location, html: '', text: '' };
  const shell = await loadShell(context);
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      Component: App,
      children: [
        {
          id: 'layout',
          Component: DefaultLayout,
          children: [
            {
              id: 'page',
              ...(path === '/' ? { index: true as const } : { path: '*' }),
              loader: () => data as object,
              Component: page.default,
            },
          ],
        },
      ],
    },
  ]);
  // As the server does it: a part whose code is loaded for the first time is awaited.
  const html = await quietly(() =>
    renderHtml(
      <IntlRoot source={{ intl: context.texts(context.locale), now: context.clock.now() }}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: shell, page: data as object } }} />
      </IntlRoot>,
      true,
    ),
  );
  return { status, location, html, text: wordsOf(html) };
}

function wordsOf(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}

const LAYOUT_EFFECT = 'Warning: useLayoutEffect does nothing on the server';

/** Throws for every warning of React, except the one about layout effects, which only occurs in development. */
async function quietly(render: () => Promise<string>): Promise<string> {
  const original = console.error;
  const complaints: string[] = [];
  console.error = (...args: unknown[]) => {
    if (!String(args[0]).startsWith(LAYOUT_EFFECT)) complaints.push(args.map(String).join(' '));
  };
  let html: string;
  try {
    html = await render();
  } finally {
    console.error = original;
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return html;
}
