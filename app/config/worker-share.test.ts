import { expect, it } from 'vitest';
import { readConfig } from './config';
import { workerShare } from './worker-share';

const shareOf = (env: Record<string, string>) => workerShare(readConfig(env));

it('all workers together may take as much as was configured for the server', () => {
  const whole = readConfig({ UPLOADS_PER_ADDRESS: '20', PAGE_CACHE_MB: '64' });
  const share = shareOf({ UPLOADS_PER_ADDRESS: '20', PAGE_CACHE_MB: '64', WORKERS: '4' });
  expect(share.uploads).toEqual({ milliseconds: whole.uploads.milliseconds, perIp: 5 });
  expect(share.cacheBytes * 4).toBe(whole.cacheBytes);
});

it('one upload at a time is always possible', () => {
  expect(shareOf({ UPLOADS_PER_ADDRESS: '3', WORKERS: '4' }).uploads.perIp).toBe(1);
});

it('one process has all of it', () => {
  expect(shareOf({})).toEqual(readConfig({}));
});
