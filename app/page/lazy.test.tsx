// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import {
  createContext,
  lazy,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyAfterHydration, lazyWithHtml, partsOf } from './lazy';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('is requested when it is first shown, and rendered once it is loaded', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Lazy = lazyAfterHydration(load);
  expect(load).not.toHaveBeenCalled();
  const { container } = render(<Lazy name="Ada" />);
  expect(container.textContent).toBe('');
  expect((await screen.findByText('Hello Ada')).tagName).toBe('P');
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders nothing if it cannot be loaded, next to what stays, and is requested again when it is shown anew', async () => {
  const load = vi.fn(() => Promise.reject<typeof Greeting>(new TypeError('network')));
  const Lazy = lazyAfterHydration(load);
  const page = (
    <div>
      beside <Lazy name="Ada" />
    </div>
  );
  const { container, unmount } = render(page);
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe('beside ');
  unmount();
  load.mockResolvedValue(Greeting);
  render(page);
  await screen.findByText('Hello Ada');
});

it('is not in the HTML of the server', () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Lazy = lazyAfterHydration(load);
  expect(renderToString(<Lazy name="Ada" />)).toBe('');
  expect(load).not.toHaveBeenCalled();
});

describe('with HTML from the server', () => {
  const Tone = createContext('');
  const Salute = ({ name }: { name: string }) => <p>{`Hello ${name}${useContext(Tone)}`}</p>;

  function notYet() {
    let arrive = () => {};
    const promise = new Promise<ComponentType<{ name: string }>>((resolve) => (arrive = () => resolve(Salute)));
    return { load: () => promise, arrive: () => arrive() };
  }

  /** Hydrates a page with a part whose code has not arrived, lets the page change urgently, and the code arrive. */
  async function changeBeforeCode(Part: ComponentType<{ name: string }>, arrive: () => void, boundary = '') {
    let change = (_tone: string) => {};
    function Page() {
      const [tone, setTone] = useState('');
      useEffect(() => {
        change = setTone;
      }, []);
      return (
        <Tone.Provider value={tone}>
          <Part name="Ada" />
        </Tone.Provider>
      );
    }
    const container = document.createElement('div');
    container.innerHTML = boundary ? `<!--$-->${HTML}<!--/$-->` : HTML;
    const sent = container.querySelector('p');
    const complaints: string[] = [];
    await act(async () =>
      startTransition(() => {
        hydrateRoot(container, <Page />, { onRecoverableError: (error) => complaints.push(String(error)) });
      }),
    );
    await act(async () => flushSync(() => change('!')));
    await act(async () => arrive());
    await act(async () => change('!'));
    return { complaints, same: container.querySelector('p') === sent, text: container.textContent };
  }
  const HTML = '<p>Hello Ada</p>';

  it('that HTML stays if what the page gives its parts changes before the code has arrived', async () => {
    const { load, arrive } = notYet();
    const found = await changeBeforeCode(lazyWithHtml('salute', load), arrive);
    expect(found).toEqual({ complaints: [], same: true, text: 'Hello Ada!' });
  });

  it('its code is requested before the page wakes up, once, where the document shows it', async () => {
    const [shown, other] = [vi.fn(notYet().load), vi.fn(notYet().load)];
    let arrive = () => {};
    shown.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(Salute))));
    const Part = lazyWithHtml('shown', shown);
    lazyWithHtml('other', other);
    const container = document.createElement('div');
    container.innerHTML = '<p data-part="shown"></p><p data-part="shown"></p><p data-part="removed since"></p>';
    const there = vi.fn();
    const waiting = partsOf(container).then(there);
    await Promise.resolve();
    expect(there).not.toHaveBeenCalled();
    arrive();
    await waiting;
    container.innerHTML = HTML;
    const sent = container.querySelector('p');
    // At once: nothing suspends any more.
    flushSync(() => void hydrateRoot(container, <Part name="Ada" />));
    expect(container.querySelector('p')).toBe(sent);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('without its code the HTML stays as it is, and what appears later is shown by what stands in for it', async () => {
    const Part = lazyWithHtml<{ name: string }>(
      'absent',
      () => Promise.reject(new TypeError('network')),
      () => <p>Hello</p>,
    );
    let change = (_more: boolean) => {};
    function Page() {
      const [more, setMore] = useState(false);
      useEffect(() => {
        change = setMore;
      }, []);
      return (
        <>
          <Part name={more ? 'Bo' : 'Ada'} />
          {more ? <Part name="Cleo" /> : null}
        </>
      );
    }
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<p data-part="absent" class="large">Hello <b>Ada</b></p>';
    const sent = container.innerHTML;
    await partsOf(document);
    const complaints: string[] = [];
    const root = await act(async () =>
      hydrateRoot(container, <Page />, { onRecoverableError: (error) => complaints.push(String(error)) }),
    );
    expect(container.innerHTML).toBe(sent);
    await act(async () => change(true));
    expect(container.innerHTML).toBe(`${sent}<p>Hello</p>`);
    expect(complaints).toEqual([]);
    root.unmount();
    container.remove();
  });

  it('a boundary around it would make React throw it away', async () => {
    const { load, arrive } = notYet();
    const Plain = lazy(() => load().then((component) => ({ default: component })));
    const Bounded = (props: { name: string }) => (
      <Suspense>
        <Plain {...props} />
      </Suspense>
    );
    const found = await changeBeforeCode(Bounded, arrive, 'boundary');
    expect(found.complaints.join()).toMatch(/received an update before it finished hydrating/);
    expect(found.same).toBe(false);
  });
});
