import { posix } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Finding } from '../check-files.ts';
import { lintFiles } from './lint-files.ts';

const IMPORTS = `
import { getChatsPage } from '~/features/chat/list/chats-page.service.server';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { markRead, type Read } from '~/features/chat/server/read.service.server';
import { listPublicPaths } from '~/landing/page/public-paths.server';
import { pageLoader } from '~/server/response/respond.server';
`;

const ONE_EACH = `
export const loader = pageLoader(({ context }) => getChatsPage(context));
export const action = pageAction(({ context }) => deleteChat(context));
`;
const TWO = `
export const loader = pageLoader(async ({ context }) => ({ ...(await getChatsPage(context)), read: markRead(context) }));
`;

const refused: [what: string, path: string, code: string, message: RegExp][] = [
  ['the loader', 'loader.tsx', TWO, /^its loader calls 2 services, .*chats-page\.service.*read\.service/],
  [
    'of a landing page',
    'landing.tsx',
    TWO.replace('markRead', 'listPublicPaths'),
    /2 services, .*landing\/page\/public-paths/,
  ],
  [
    'the action',
    'action.tsx',
    TWO.replace('loader', 'action').replace('pageLoader', 'pageAction'),
    /its action calls 2/,
  ],
  [
    'a function',
    'function.tsx',
    'export async function loader({ context }) { await getChatsPage(context); markRead(); }',
    /its loader calls 2/,
  ],
  [
    'a function that the loader calls',
    'called.tsx',
    'export const loader = pageLoader(load);\nfunction load() { mark(); getChatsPage(); }\nconst mark = () => markRead();',
    /its loader calls 2/,
  ],
  ['a service among the routes', 'chats.server.ts', TWO, /is no route/],
];

const allowed: [what: string, path: string, code: string][] = [
  ['a service for the page and one for its form', 'one-each.tsx', ONE_EACH],
  ['a type', 'type.tsx', 'export const loader = pageLoader(async (read: Read) => getChatsPage(read));'],
  ['two functions of one module', 'module.tsx', TWO.replace('markRead', 'getChatsPage')],
  [
    'what else the server has',
    'server.tsx',
    'export const loader = pageLoader(({ context }) => respond(getChatsPage(context)));',
  ],
  [
    'the people of the error page',
    'others.tsx',
    'export const loader = pageLoader(getChatsPage, { others: markRead });',
  ],
  ['a test', 'chats.db.test.ts', TWO],
  ['no route', '../features/chat/list/chats.tsx', TWO],
];

let findings: Finding[];
beforeAll(() => {
  const cases = [...refused, ...allowed];
  findings = lintFiles(cases.map(([, name, code]) => ({ path: posix.join('app/routes', name), text: IMPORTS + code })));
});

/** What is said of the route. */
const found = (name: string) =>
  findings
    .filter(({ rule, path }) => rule === 'one-service' && path === posix.join('app/routes', name))
    .map(({ message }) => message);

it.each(refused)('a route calls one service: %s', (_what, name, _code, message) => {
  expect(found(name)).toEqual([expect.stringMatching(message)]);
});

it.each(allowed)('no second service: %s', (_what, name) => {
  expect(found(name)).toEqual([]);
});
