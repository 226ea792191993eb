// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompanyDetails } from './CompanyDetails';
import { matchMedia, show } from '../layout.testing';

const company = {
  name: 'Acme B.V.',
  tradenames: ['Aurea', 'Bona'],
  support_email: 'care@acme.example',
  support_phone: '+31 20-555 0188',
};
let requests: string[] = [];
let response: () => Response;

beforeEach(() => {
  requests = [];
  response = () => Response.json(company);
  vi.stubGlobal('matchMedia', matchMedia());
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    return Promise.resolve(response());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const details = () => screen.getByText('About Acme B.V.').closest('details')!;
const text = () => details().textContent;

/** Toggles the element as a click on its summary does. */
function toggle(open: boolean) {
  details().open = open;
  fireEvent(details(), new Event('toggle'));
}

describe('the company', () => {
  it('is in the page with its postal address and numbers from the start', () => {
    show(<CompanyDetails />);
    expect(text()).toContain('Acme B.V., Street 1, Amsterdam, NL');
    expect(text()).toContain('123');
    expect(requests).toEqual([]);
  });

  // covers S7-030
  it('loads more when it is opened, once however often that is', async () => {
    show(<CompanyDetails />);
    toggle(true);
    await waitFor(() => expect(text()).toContain('Aurea, Bona'));
    expect(screen.getByText('+31 20-555 0188').getAttribute('href')).toBe('tel:+31205550188');
    toggle(false);
    toggle(true);
    expect(requests).toEqual(['/api/companyinfo.php']);
  });

  it('keeps what is there if the rest cannot be loaded', async () => {
    response = () => Response.json({ error: { code: 'errors.occurred', values: {} } }, { status: 400 });
    show(<CompanyDetails />);
    toggle(true);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(text()).toContain('Acme B.V., Street 1, Amsterdam, NL');
    expect(text()).not.toContain('Trade names');
  });
});
