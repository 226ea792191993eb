import { expect, it, onTestFinished } from 'vitest';
import { openEarlyPage } from './early-page';

const open = async () => {
  const page = await openEarlyPage('summer');
  onTestFinished(() => page.close());
  const read = () => fetch(page.url.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
  return { page, read };
};

// covers X17-070
it('reloads itself until there is something to show', async () => {
  const { read } = await open();
  const response = await read();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toMatch(/http-equiv="refresh".*Building summer/);
});

// covers X17-070
it('leads to the preview once that is ready', async () => {
  const { page, read } = await open();
  page.redirectTo('http://golden-hour.localhost:1234/landers/summer');
  const response = await read();
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    'http://golden-hour.localhost:1234/landers/summer',
  ]);
});
