// covers S2-064

// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BackButton } from './BackButton';
import { matchMedia, show } from '../layout.testing';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function shown(route: string, { installed, pages }: { installed: boolean; pages: number }): boolean {
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(...(installed ? [/standalone/] : [])));
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(pages);
  show(<BackButton />, {}, { route });
  const is = screen.queryByRole('button', { name: 'Back' }) !== null;
  cleanup();
  return is;
}

// covers S2-062 S2-063
it.each(['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'])(
  'the back button is shown on %s in the installed app after another page, and only then',
  (route) => {
    expect(shown(route, { installed: true, pages: 2 })).toBe(true);
    expect(shown(route, { installed: false, pages: 2 })).toBe(false);
    expect(shown(route, { installed: true, pages: 1 })).toBe(false);
  },
);

it('is not shown where going back would lead out of the app', () => {
  vi.stubGlobal('navigation', { canGoBack: false });
  expect(shown('credits', { installed: true, pages: 3 })).toBe(false);
  vi.stubGlobal('navigation', { canGoBack: true });
  expect(shown('credits', { installed: true, pages: 3 })).toBe(true);
});

it.each(['index', 'members', 'chats', 'likes', 'premium', 'login', 'transactions-id'])(
  'there is no back button on %s',
  (route) => {
    expect(shown(route, { installed: true, pages: 2 })).toBe(false);
  },
);
