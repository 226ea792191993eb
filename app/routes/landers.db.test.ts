import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLanders } from '~/landing/registry/landers.server';
import { memoryLogger } from '~/server/operations/logger';
import { callRoute } from '~/testing/call-route';
import { testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { loader } from './landers';

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

/** Every lander of the niche but tinderswipe, which lives on people, is switched off; video needs nobody. */
const OFF = ['alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'maplanding', 'socialnetwork'];
const weights = (on: Record<string, number>) => ({
  ...Object.fromEntries([...OFF, 'transitionsvideolanding'].map((name) => [name, 0])),
  ...on,
});
const where = async (context: TestContext) =>
  (await callRoute(loader, context, '/landers?network=adnet&sub1=a%26b')).headers.get('Location');

withDatabase('the one URL of a campaign', (open) => {
  it('leads to no lander that lives on people before the country has enough of them', async () => {
    const tenant = { countries: ['NL' as const], landers: weights({ tinderswipe: 1000, video: 1 }) };
    const young = testContext(await open(), { tenant });
    for (let people = 0; people < 5; people++) await makeFictional(young, { photo: true });
    await makeFictional(young, { photo: false });
    await makeMember(young, { photo: true });
    for (let click = 0; click < 20; click++) expect(await where(young)).toBe('/landers/video?network=adnet&sub1=a%26b');
  });

  it('leads to the front page, which has the waiting list, a visitor who cannot sign up', async () => {
    const database = await open();
    const at = (signups: string, network: string | null) => {
      const tenant = { signups, countries: ['NL' as const], landers: weights({ tinderswipe: 0, video: 1 }) };
      const context = testContext(database, { tenant });
      return where({ ...context, tracking: { ...context.tracking, network } });
    };
    const video = '/landers/video?network=adnet&sub1=a%26b';
    const front = '/?network=adnet&sub1=a%26b';
    expect(await at('all', null)).toBe(video);
    expect(await at('with_trafficsource', 'adnet')).toBe(video);
    expect(await at('with_trafficsource', null)).toBe(front);
    expect(await at('none', 'adnet')).toBe(front);
  });

  it('leads there once there are, and to the front page where nothing else is left', async () => {
    const tenant = { countries: ['NL' as const], landers: weights({ tinderswipe: 1, video: 0 }) };
    const empty = testContext(await open(), { tenant: { ...tenant, name: 'Empty' } });
    expect(await where(empty)).toBe('/?network=adnet&sub1=a%26b');
    const grown = testContext(await open(), { tenant });
    for (let people = 0; people < 6; people++) await makeFictional(grown, { photo: true });
    expect(await where(grown)).toBe('/landers/tinderswipe?network=adnet&sub1=a%26b');
  });
});
