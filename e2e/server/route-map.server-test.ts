import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BACK_ROUTES, existingPaths } from '~/layouts/paths';
import { routeMap } from '../support/contract/route-map';

/** Design section 5, "Layouts": all other routes use the default layout. */
const LAYOUTS: Record<string, readonly string[]> = {
  'chat-layout': ['chats-id', 'members-id-chat'],
  'lander-layout': ['landers-name-slug', 'members-id-landing', 'members-id-landing2-slug', 'members-id-landing3-slug'],
  'empty-layout': [
    'account-deleted',
    'offline',
    'lang-config',
    'activate-done',
    'activate-error',
    'dev-mailbox',
    'dev-sms',
    'transactions-id-receipt',
  ],
};

/** Routes without page and layout: they receive forms, or are requested by scripts or machines. */
const RESOURCES =
  /^(?:api-|photos-|chats-id-photos-name$|webhooks-|dev-mailbox-html$|activate-resend$|login-passkey$|site-entry$|transactions-statement$|pages-trust-chain$|notifications-data-id$|landers$|settings$|manifest$|service-worker$|icons-name$|robots$|sitemap$|sharing-name$)/;

/** Pages that are reached by redirects or mails and that the navigation does not link to. */
const NOT_LINKED = new Set([
  'account-deleted',
  'activate-done',
  'activate-error',
  'credits-open-amount',
  'credits-repeat-order',
  'dev-mailbox',
  'dev-sms',
  'directdebit',
  'offline',
  'mail-change-do',
  'reset-password-do',
  'token',
  'not-found',
]);

// covers S1-030
it('every page uses the layout of the design', async () => {
  const wrong = (await routeMap())
    .filter(({ id, layout }) => layout !== layoutOf(id))
    .map(({ id, layout }) => `${id} is in ${layout ?? 'no layout'}, not in ${layoutOf(id) ?? 'none'}`);
  expect(wrong).toEqual([]);
});

it('the layouts’ own list names existing routes', async () => {
  const ids = new Set((await routeMap()).map(({ id }) => id));
  expect(
    Object.values(LAYOUTS)
      .flat()
      .filter((id) => !ids.has(id)),
  ).toEqual([]);
});

it('the shell links exactly to the paths of the map', async () => {
  const linkable = (await routeMap())
    .filter(({ id, layout }) => layout !== undefined && !NOT_LINKED.has(id))
    .map(({ id, path }) => [id, path.replace(/\/:[a-z]+\?/g, '')] as const)
    .filter(([, path]) => !path.includes(':'));
  expect(Object.fromEntries(linkable)).toEqual(existingPaths);
});

// covers S2-001
it('no two routes share an id or a path', async () => {
  const map = await routeMap();
  expect(new Set(map.map(({ id }) => id)).size).toBe(map.length);
  expect(new Set(map.map(({ path }) => path)).size).toBe(map.length);
});

// covers S2-064
it('the back button belongs to the routes that the specification names', () => {
  expect([...BACK_ROUTES]).toEqual(['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod']);
});

function layoutOf(id: string): string | undefined {
  if (RESOURCES.test(id)) return undefined;
  return Object.keys(LAYOUTS).find((layout) => LAYOUTS[layout]!.includes(id)) ?? 'default-layout';
}

it('every file of app/routes is on the map', async () => {
  const mapped = new Set((await routeMap()).map(({ file }) => file));
  const files = readdirSync(fileURLToPath(new URL('../../app/routes', import.meta.url)), {
    recursive: true,
  }) as string[];
  const routes = files
    .map((file) => `routes/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test|\.testing|\.server)\.tsx?$/.test(file));
  expect(routes.filter((file) => !mapped.has(file))).toEqual([]);
});
