// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, type FunctionComponent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReportUnsaved, useUnsaved, UnsavedContext } from './use-unsaved';

interface Router {
  state: { blockers: Map<string, { state: string }>; location: { pathname: string } };
  navigate: (path: string) => Promise<void>;
  revalidate: () => void;
}

// Remix's own stub hides its router, whose state this test needs before React hears of it.
const remix = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'));
const { createMemoryRouter, RouterProvider } = remix('react-router-dom') as {
  createMemoryRouter: (routes: object[], options: object) => Router;
  RouterProvider: FunctionComponent<{ router: Router; future: { v7_startTransition: boolean } }>;
};

afterEach(cleanup);

/** Ends the save under way. */
let saved: () => void;

function Section() {
  const report = useReportUnsaved();
  useEffect(() => {
    const save = () => new Promise<boolean>((resolve) => (saved = () => resolve(true)));
    report('notes', save);
  }, [report]);
  return null;
}

function Profile() {
  const { report } = useUnsaved();
  return (
    <UnsavedContext.Provider value={report}>
      <Section />
    </UnsavedContext.Provider>
  );
}

const open = (element: JSX.Element) =>
  createMemoryRouter(
    [
      { path: '/profile', loader: () => null, element },
      { path: '/members', element: 'Members' },
    ],
    { initialEntries: ['/profile'], hydrationData: { loaderData: { 0: null } } },
  );

let change: (section: string, save: () => Promise<boolean>) => void;

function Empty() {
  const { report } = useUnsaved();
  useEffect(() => {
    change = report;
  }, [report]);
  return null;
}

it('saves what was changed in the same moment in which the page is left', async () => {
  const router = open(<Empty />);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  const save = vi.fn(async () => true);
  await act(async () => {
    change('traits', save);
    // React has rendered nothing since.
    await router.navigate('/members');
  });
  expect(save).toHaveBeenCalledOnce();
  expect(screen.getByText('Members')).toBeVisible();
});

it('follows the link although the page was loaded again meanwhile and React has not heard of it yet', async () => {
  const router = open(<Profile />);
  const blockers = () => [...router.state.blockers.values()].map(({ state }) => state);
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  await act(() => router.navigate('/members'));
  expect([router.state.location.pathname, blockers()]).toEqual(['/profile', ['blocked']]);
  await act(async () => {
    router.revalidate();
    await vi.waitFor(() => expect(blockers()).toEqual(['unblocked']));
    saved();
    // Anyone who waits for it goes on before React shows anything: inside of act it only does so at the end.
    await new Promise(setImmediate);
  });
  // Its own navigation is blocked once more, and what is saved by then lets it pass.
  await act(async () => saved());
  expect(screen.getByText('Members')).toBeVisible();
});
