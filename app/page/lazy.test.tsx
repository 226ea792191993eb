// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyAfterHydration } from './lazy';

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
