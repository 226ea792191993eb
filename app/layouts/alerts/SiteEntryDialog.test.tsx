// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShellData } from '~/page/shell-data';
import { BARE_ENTRY_COUNTRIES } from './entry-countries';
import { matchMedia, show, testShell } from '../layout.testing';
import { SiteEntryDialog } from './SiteEntryDialog';

beforeEach(() => vi.stubGlobal('matchMedia', matchMedia()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const warning = (
  shell: Partial<ShellData> = {},
  countries?: readonly string[],
  action?: (request: Request) => null,
) => {
  show(<SiteEntryDialog countries={countries} />, { siteEntry: true, ...shell }, { action });
  return document.querySelector('dialog');
};

describe('SiteEntryDialog', () => {
  it('says for whom the site is and what fictional profiles are, and cannot be closed without an answer', () => {
    const { brand } = testShell();
    const dialog = warning({ brand: { ...brand, minAge: 21 } })!;
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain('Aurea is for adults');
    expect(dialog.textContent).toContain('you are 21 or older');
    expect(dialog.textContent).toContain('fictional profiles');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByText('Leave').getAttribute('href')).toMatch(/^https:/);
  });

  it('is not rendered if the server says so', () => {
    expect(warning({ siteEntry: false })).toBeNull();
  });

  // covers S2-104 S2-106
  it.each([
    ['NL', true],
    ['DE', true],
    ['BE', false],
    ['US', false],
  ])('is shown in the bare layouts for visitors from %s: %s', (geoipCountry, shown) => {
    expect(warning({ geoipCountry }, BARE_ENTRY_COUNTRIES) !== null).toBe(shown);
  });

  it('depends on the visitor’s location, not on the chosen country', () => {
    expect(warning({ geoipCountry: 'BE', country: 'NL' }, BARE_ENTRY_COUNTRIES)).toBeNull();
  });

  // covers S2-095
  it('is never shown in the installed app', async () => {
    vi.stubGlobal('matchMedia', matchMedia(/standalone/));
    const dialog = warning()!;
    // A dialog hidden by CSS alone would still be modal and block the page.
    await waitFor(() => expect(dialog.open).toBe(false));
  });

  it('closes at once when answered, and posts the answer to the server', async () => {
    const posted: string[] = [];
    const dialog = warning({}, undefined, (request) => {
      posted.push(`${request.method} ${new URL(request.url).pathname}`);
      return null;
    })!;
    fireEvent.click(screen.getByRole('button', { name: /I am 18 or older/ }));
    await waitFor(() => expect(dialog.open).toBe(false));
    await waitFor(() => expect(posted).toEqual(['POST /site-entry']));
  });
});
