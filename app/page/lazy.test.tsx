// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyAfterHydration, lazyWithHtml } from './lazy';

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
  /** Hydrates a part whose code has not arrived, renders the page around it again, and lets the code arrive. */
  async function renderAgainBeforeCode(Part: ComponentType<{ name: string }>, arrive: () => void) {
    const page = () => (
      <Suspense>
        <Part name="Ada" />
      </Suspense>
    );
    const container = document.createElement('div');
    // As React's server writes a part within a boundary.
    container.innerHTML = '<!--$--><!--$--><p>Hello <!-- -->Ada</p><!--/$--><!--/$-->';
    const sent = container.querySelector('p');
    const complaints: string[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page(), { onRecoverableError: (error) => complaints.push(String(error)) }),
    );
    await act(async () => root.render(page()));
    await act(async () => arrive());
    return { complaints, same: container.querySelector('p') === sent };
  }

  function notYet() {
    let arrive = () => {};
    const promise = new Promise<ComponentType<{ name: string }>>((resolve) => (arrive = () => resolve(Greeting)));
    return { promise, arrive: () => arrive() };
  }

  it('that HTML stays if the page renders again before the code has arrived', async () => {
    const { promise, arrive } = notYet();
    const found = await renderAgainBeforeCode(
      lazyWithHtml(() => promise),
      arrive,
    );
    expect(found).toEqual({ complaints: [], same: true });
  });

  it('React’s own lazy would throw it away', async () => {
    const { promise, arrive } = notYet();
    const Plain = lazy(() => promise.then((component) => ({ default: component })));
    const found = await renderAgainBeforeCode(
      ({ name }) => (
        <Suspense>
          <Plain name={name} />
        </Suspense>
      ),
      arrive,
    );
    expect(found.complaints.join()).toMatch(/received an update before it finished hydrating/);
    expect(found.same).toBe(false);
  });
});
