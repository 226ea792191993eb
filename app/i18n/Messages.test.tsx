// @vitest-environment happy-dom
import { parse } from '@formatjs/icu-messageformat-parser';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createContext, startTransition, StrictMode, useContext, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntlRoot } from './IntlRoot';
import { Messages, RouteMessages } from './Messages';
import { openPage, type OpenPage } from './open-page';

const matches = vi.hoisted(() => ({ use: () => [] as { handle: unknown }[] }));
vi.mock('@remix-run/react', () => ({ useMatches: () => matches.use() }));

const catalogue = {
  locale: 'nl',
  files: { common: '/i18n/nl/common.1.json' },
  index: '/i18n/nl/index.1.json',
};
const common = { 'common.home': parse('Begin') };
const chat = { 'chat.hello': parse('Hallo {name}') };

const Hello = () => <FormattedMessage id="chat.hello" defaultMessage="Hello {name}" values={{ name: 'Ann' }} />;

/**
 * Stands in for the router, whose updates are transitions; `urgent` updates as flushSync or a view transition would.
 */
const PathContext = createContext('/');
const handles = { '/': { messages: ['common'] }, '/chats': { messages: ['chat'] } };
matches.use = () => [{ handle: handles[useContext(PathContext) as keyof typeof handles] }, { handle: undefined }];

function App({ urgent = false }: { urgent?: boolean }) {
  const [path, setPath] = useState('/');
  const go = () => (urgent ? setPath('/chats') : startTransition(() => setPath('/chats')));
  return (
    <PathContext.Provider value={path}>
      <button type="button" onClick={go}>
        go
      </button>
      <RouteMessages>
        {path === '/' ? <FormattedMessage id="common.home" defaultMessage="Home" /> : <Hello />}
      </RouteMessages>
    </PathContext.Provider>
  );
}

let respond: (response: Response | Error) => void;
const fetched = vi.fn();
const failed = vi.fn<() => boolean>();
const errors = vi.spyOn(console, 'error');

let page: OpenPage;
beforeEach(async () => {
  document.head.innerHTML =
    `<script type="application/json" id="messages" data-time-zone="UTC" data-now="0">` +
    `${JSON.stringify(catalogue)}</script>`;
  const there = { [catalogue.files.common]: common, [catalogue.index]: { chat: '/i18n/nl/chat.1.json' } };
  fetched.mockReset().mockImplementation(
    () =>
      new Promise<Response>((resolve, reject) => {
        respond = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  vi.stubGlobal('fetch', (url: string, options: unknown) =>
    url in there ? Promise.resolve(Response.json(there[url])) : (fetched(url, options) as unknown),
  );
  errors.mockClear();
  failed.mockReset().mockReturnValue(false);
  page = await openPage(document, { onFailure: failed, pause: () => Promise.resolve() });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent;
const show = (element = <App />) =>
  render(
    <StrictMode>
      <IntlRoot page={page}>{element}</IntlRoot>
    </StrictMode>,
  );
const shows = (expected: string) => waitFor(() => expect(text()).toBe(expected));
/** The timeout covers the pause before the second attempt. */
const fetches = (times: number) => waitFor(() => expect(fetched).toHaveBeenCalledTimes(times), { timeout: 5000 });

describe('RouteMessages', () => {
  // covers S4-053
  it('keeps the previous page until the messages of the next one are loaded', async () => {
    show();
    await shows('goBegin');
    fireEvent.click(screen.getByText('go'));
    await fetches(1);
    expect(fetched).toHaveBeenCalledWith('/i18n/nl/chat.1.json', expect.anything());
    expect(text()).toBe('goBegin');
    respond(Response.json(chat));
    await shows('goHallo Ann');
    expect(errors).not.toHaveBeenCalled();
  });

  it('keeps the previous page while the file cannot be loaded, asks for the document anew, and never shows a default', async () => {
    show();
    await shows('goBegin');
    fireEvent.click(screen.getByText('go'));
    await fetches(1);
    respond(new Error('offline'));
    await fetches(2);
    expect(failed).not.toHaveBeenCalled();
    respond(new Response('', { status: 404 }));
    await waitFor(() => expect(failed).toHaveBeenCalledOnce());
    expect(text()).toBe('goBegin');
    await fetches(3);
    respond(Response.json(chat));
    await shows('goHallo Ann');
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('an urgent change of page', () => {
  it('shows nothing for a moment, and never an id or an English default', async () => {
    show(<App urgent />);
    fireEvent.click(screen.getByText('go'));
    await fetches(1);
    expect(text()).toBe('go');
    respond(Response.json(chat));
    await shows('goHallo Ann');
    expect(errors).not.toHaveBeenCalled();
  });
});

describe('Messages', () => {
  function Opener() {
    const [open, setOpen] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setOpen(open + 1)}>
          open
        </button>
        {open > 0 && (
          <Messages features={['chat']} fallback="…" key={open}>
            <Hello />
          </Messages>
        )}
      </>
    );
  }

  it('shows its fallback while it loads', async () => {
    show(<Opener />);
    fireEvent.click(screen.getByText('open'));
    expect(text()).toBe('open…');
    await fetches(1);
    respond(Response.json(chat));
    await shows('openHallo Ann');
  });

  it('goes on showing it until the file can be loaded', async () => {
    show(<Opener />);
    fireEvent.click(screen.getByText('open'));
    await fetches(1);
    respond(new Error('offline'));
    await fetches(2);
    respond(new Error('offline'));
    await fetches(3);
    expect(text()).toBe('open…');
    respond(Response.json(chat));
    await shows('openHallo Ann');
  });
});

// As in the scripts of the build, which hold no defaults.
const Undeclared = () => <FormattedMessage {...({ id: 'chat.hello', values: { name: 'Ann' } } as object)} />;

it('a text that the page did not name is fetched, and never its id shown', async () => {
  const view = show(<Undeclared />);
  await fetches(1);
  expect(text()).toBe('…');
  respond(Response.json(chat));
  await waitFor(() => expect(page.store.messages).toHaveProperty(['chat.hello']));
  view.unmount();
  show(<Undeclared />);
  expect(text()).toBe('Hallo Ann');
});
