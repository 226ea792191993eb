// @vitest-environment happy-dom
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { compileCatalogues } from '../../tools/catalogues/compile';
import { folderOf } from '../../tools/catalogues/testing';
import { openCatalogues } from './catalogues.server';
import { FormattedRelative } from './FormattedRelative';
import { DATE_FORMATS, money } from './formats';
import { IntlRoot } from './IntlRoot';
import { openPage } from './open-page';
import type { Locale } from './locales';
import { pageMessages } from './page-messages.server';
import { notingIntl, PageTexts } from './sent/page-texts.server';
import { RequestIdContext } from './request-id';

const minute = 60_000;
const now = Date.UTC(2026, 10, 21, 12);

function Page() {
  return (
    <p>
      <FormattedMessage id="chat.hi" defaultMessage="Hi {n, number}" values={{ n: 1234.5 }} />,{' '}
      <FormattedDate value={now} {...DATE_FORMATS.long} />, <FormattedNumber value={19.99} {...money('EUR')} />,{' '}
      <FormattedRelative at={now - 5 * minute} />
    </p>
  );
}

function serve({
  requestId,
  locale = 'nl',
  country = 'NL',
}: { requestId?: string; locale?: Locale; country?: string } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'facet-i18n-'));
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(readFileSync(join(directory, url.replace('/i18n/', ''))))),
  );
  const texts = { 'en/chat.json': { 'chat.hi': 'Hi {n, number}' }, 'nl/chat.json': { 'chat.hi': 'Hoi {n, number}' } };
  compileCatalogues(folderOf(texts), directory);
  return pageMessages(openCatalogues(directory), {
    locale,
    prefix: 'none',
    country,
    timeZone: 'Pacific/Auckland',
    now,
    handles: [{ messages: ['chat'] }],
    ...(requestId ? { requestId } : {}),
  });
}

const open = () => openPage(document, { onFailure: () => false });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['GB', 'Hi 1,234.5, 22 November 2026, €19.99, 5 minutes ago'],
  ['US', 'Hi 1,234.5, November 22, 2026, €19.99, 5 minutes ago'],
])('writes English as the brand’s country %s does, the same on server and browser', async (country, text) => {
  const errors = vi.spyOn(console, 'error');
  const { source, element } = serve({ locale: 'en', country });
  const html = renderToString(
    <IntlRoot source={source}>
      <Page />
    </IntlRoot>,
  );
  document.head.innerHTML = element;
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild!;
  expect(container.textContent).toBe(text);
  const page = (
    <IntlRoot page={await open()}>
      <Page />
    </IntlRoot>
  );
  const root = await act(() => hydrateRoot(container, page));
  expect(container.textContent).toBe(text);
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});

// covers S4-053
it('hydrates the server’s HTML without a difference, then updates the time', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const errors = vi.spyOn(console, 'error');
  const { source, element } = serve();
  const html = renderToString(
    <IntlRoot source={source}>
      <Page />
    </IntlRoot>,
  );
  document.head.innerHTML = element;
  document.body.innerHTML = `<div>${html}</div>`;
  const container = document.body.firstElementChild!;
  const text = 'Hoi 1.234,5, 22 november 2026, €\u00a019,99, 5 minuten geleden';
  expect(container.textContent).toBe(text);

  const page = await open();
  vi.advanceTimersByTime(3 * minute);
  const root = await act(() =>
    hydrateRoot(
      container,
      <IntlRoot page={page}>
        <Page />
      </IntlRoot>,
    ),
  );
  expect(container.textContent).toBe(text);
  expect(errors).not.toHaveBeenCalled();

  act(() => void vi.advanceTimersByTime(2 * minute));
  expect(container.textContent).toContain('10 minuten geleden');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

/** Hydrates a page in a browser whose Intl writes otherwise: here as in another country. */
async function hydrateOtherwise({ sent }: { sent: boolean }) {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { source, element } = serve();
  const texts = new PageTexts();
  const html = renderToString(
    <IntlRoot source={{ ...source, intl: notingIntl(source.intl, texts) }}>
      <Page />
    </IntlRoot>,
  );
  document.head.innerHTML = element.replace('data-locale="nl-NL"', 'data-locale="en-US"');
  document.body.innerHTML = `<div>${html}</div>${sent ? texts.element : ''}`;
  const container = document.body.firstElementChild!;
  const text = container.textContent!;
  const page = (
    <IntlRoot page={await open()}>
      <Page />
    </IntlRoot>
  );
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }));
  const shown = container.textContent!;
  act(() => root.unmount());
  return { said: text, shown, complaints: errors.mock.calls.length + onRecoverableError.mock.calls.length };
}

it('a browser that writes otherwise keeps what the server wrote', async () => {
  const { said, shown, complaints } = await hydrateOtherwise({ sent: true });
  expect(said).toBe('Hoi 1.234,5, 22 november 2026, €\u00a019,99, 5 minuten geleden');
  expect(shown).toBe(said);
  expect(complaints).toBe(0);
});

it('a browser that writes otherwise throws the page away if it brings no texts along', async () => {
  const { shown, complaints } = await hydrateOtherwise({ sent: false });
  expect(shown).toContain('November 22, 2026');
  expect(complaints).toBeGreaterThan(0);
});

it('has the id of a failed request, the same on server and browser, else none', async () => {
  const Told = () => <RequestIdContext.Consumer>{(id) => <i>{id ?? 'none'}</i>}</RequestIdContext.Consumer>;
  for (const [requestId, message] of [
    ['01kq7d5z4x0000000000000000', '01kq7d5z4x0000000000000000'],
    [undefined, 'none'],
  ] as const) {
    const { source, element } = serve(requestId === undefined ? {} : { requestId });
    const server = renderToString(
      <IntlRoot source={source}>
        <Told />
      </IntlRoot>,
    );
    document.head.innerHTML = element;
    const browser = renderToString(
      <IntlRoot page={await open()}>
        <Told />
      </IntlRoot>,
    );
    expect([server, browser]).toEqual([`<i>${message}</i>`, `<i>${message}</i>`]);
  }
});

it('reports a page that names no messages', async () => {
  document.head.innerHTML = '';
  await expect(open()).rejects.toThrow('The page has no element #messages');
});
