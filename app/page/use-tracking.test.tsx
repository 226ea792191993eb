// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { carryTracking } from './tracking-links';
import { useTrackingInUrl } from './use-tracking';

afterEach(() => {
  cleanup();
  carryTracking('');
  window.history.replaceState(null, '', '/');
});

/** Opens a page within a document that an affiliate's link opened. */
async function opened(path: string, user: object | null): Promise<string> {
  carryTracking('?network=adnet&sub1=a');
  window.history.replaceState({ idx: 3 }, '', path);
  const Page = () => {
    useTrackingInUrl();
    return <p>Page</p>;
  };
  const Stub = createRemixStub([{ id: 'root', path: '*', loader: () => ({ user }), Component: Page }]);
  const { findByText } = render(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { user } } }} />);
  await findByText('Page');
  return window.location.pathname + window.location.search + window.location.hash;
}

it('keeps the ids in the URL of a page within the visit, where a reload finds them, and nothing else changes', async () => {
  expect(await opened('/members?gender=female#list', null)).toBe('/members?gender=female&network=adnet&sub1=a#list');
  expect(window.history.state).toEqual({ idx: 3 });
});

it('writes the URL only where something is missing', async () => {
  const replace = vi.spyOn(window.history, 'replaceState');
  expect(await opened('/members?network=adnet&sub1=a', null)).toBe('/members?network=adnet&sub1=a');
  expect(replace).toHaveBeenCalledTimes(1);
  replace.mockRestore();
});

it('leaves the URLs of members alone, whose source is stored with the account', async () => {
  expect(await opened('/members', { id: 'm' })).toBe('/members');
});
