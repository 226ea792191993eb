// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInterests } from '~/features/discovery/filters/InterestField';
import { useCompany } from '~/layouts/footer/CompanyDetails';
import { useRegions } from '../features/profiles/places/use-regions';

let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    const list = [{ id: '1', name: 'One' }];
    return Promise.resolve(Response.json({ name: 'One', interests: list, regions: list }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Interests() {
  return <p>{useInterests()?.[0]?.name}</p>;
}
function Regions({ country }: { country: string }) {
  return <p>{useRegions(country)?.[0]?.name}</p>;
}

function Company() {
  return <p>{useCompany()?.name}</p>;
}

/** Mounts the part, unmounts it, and mounts it again within the same document. */
async function visitTwice(part: JSX.Element) {
  const client = new QueryClient();
  for (let i = 0; i < 2; i++) {
    render(
      <QueryClientProvider client={client}>
        {part}
        {part}
      </QueryClientProvider>,
    );
    expect(await screen.findAllByText('One')).toHaveLength(2);
    cleanup();
  }
}

// covers S7-028
it('interests are requested once in the lifetime of a page, however many need them', async () => {
  await visitTwice(<Interests />);
  expect(requests).toEqual(['/api/interests.php']);
});

// covers S7-029
it('regions are requested once for each country', async () => {
  await visitTwice(<Regions country="NL" />);
  expect(requests).toEqual(['/api/regions.php?country=NL']);
});

// covers S7-030
it('the company is requested once', async () => {
  await visitTwice(<Company />);
  expect(requests).toEqual(['/api/companyinfo.php']);
});
