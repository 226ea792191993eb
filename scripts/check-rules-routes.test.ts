import { expect, it } from 'vitest';
import { checkRoutes } from './check-rules-routes';

const PATH = 'app/routes/chats.tsx';
const IMPORTS = `
import { getChatsPage } from '~/features/chat/list/chats-page.service.server';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { markRead, type Read } from '~/features/chat/server/read.service.server';
import { listPublicPaths } from '~/landing/page/public-paths.server';
import { pageLoader } from '~/server/response/respond.server';
`;

/** What is said of the route. */
function found(code: string, path = PATH): string[] {
  return checkRoutes([{ path, text: IMPORTS + code }]).map(({ path: at, message }) => `${at}: ${message}`);
}

const ONE_EACH = `
export const loader = pageLoader(({ context }) => getChatsPage(context));
export const action = pageAction(({ context }) => deleteChat(context));
`;
const TWO = `
export const loader = pageLoader(async ({ context }) => ({ ...(await getChatsPage(context)), read: markRead(context) }));
`;

it('a service for the page and one for its form pass', () => {
  expect(found(ONE_EACH)).toEqual([]);
});

it.each([
  ['the loader', TWO, /^app\/routes\/chats\.tsx: its loader calls 2 services, .*chats-page\.service.*read\.service/],
  ['of a landing page', TWO.replace('markRead', 'listPublicPaths'), /calls 2 services, .*landing\/page\/public-paths/],
  ['the action', TWO.replace('loader', 'action').replace('pageLoader', 'pageAction'), /its action calls 2 services/],
  [
    'a function',
    'export async function loader({ context }) { await getChatsPage(context); markRead(); }',
    /its loader/,
  ],
  [
    'a function that the loader calls',
    'export const loader = pageLoader(load);\nfunction load() { mark(); getChatsPage(); }\nconst mark = () => markRead();',
    /its loader calls 2/,
  ],
])('a second service is found: %s', (_, code, message) => {
  expect(found(code)).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['a type', 'export const loader = pageLoader(async (read: Read) => getChatsPage(read));'],
  ['two functions of one module', TWO.replace('markRead', 'getChatsPage')],
  ['what else the server has', 'export const loader = pageLoader(({ context }) => respond(getChatsPage(context)));'],
  ['the people of the error page', 'export const loader = pageLoader(getChatsPage, { others: markRead });'],
])('no second service: %s', (_, code) => {
  expect(found(code)).toEqual([]);
});

it('a service among the routes is found, and none elsewhere', () => {
  expect(found(TWO, 'app/routes/chats.server.ts')).toEqual([expect.stringContaining('is no route')]);
  expect(found(TWO, 'app/routes/chats.db.test.ts')).toEqual([]);
  expect(found(TWO, 'app/features/chat/list/chats.tsx')).toEqual([]);
});
