import { setTimeout as after } from 'node:timers/promises';
import type { Db } from '~db/database';
import type { ViewerMember } from '~/server/context/viewer';
import { freshKey } from '../../e2e/support/chatting';
import { fileForm } from '../../e2e/support/photo-form';
import type { HttpResponse } from '../../e2e/support/product/http';
import { openSessions } from '../../e2e/support/product/open-sessions';
import type { Visitor } from '../../e2e/support/visitor';
import type { Acts } from './acts';

/** Connections are handed to the workers in turn, so that each attempt goes to another one than the last. */
const ALONE = { Connection: 'close' };
const AGAIN_MS = 100;

/** Does the same as a browser does, each attempt on a connection of its own. */
export function httpActs(product: { port: number }, slug: string, { db, now }: { db: Db; now: () => number }): Acts {
  const visitors = new Map<string, Promise<Visitor>>();
  const visitorOf = ({ id }: ViewerMember): Promise<Visitor> => {
    let visitor = visitors.get(id);
    if (!visitor) {
      visitor = openSessions(product, slug, { db, members: [id], now: now() }).then(([session]) => session!);
      visitors.set(id, visitor);
    }
    return visitor;
  };
  const as = async (member: ViewerMember, ask: (visitor: Visitor) => Promise<HttpResponse>) =>
    accepted(ask.bind(undefined, await visitorOf(member)));
  return {
    like: (from, id) => as(from, (visitor) => visitor.call('POST', '/api/likes.php', { id }, ALONE)),
    autoLike: (member) => as(member, (visitor) => visitor.call('GET', '/api/auto-like.php', undefined, ALONE)),
    swipeLike(from, id) {
      const headers = { Accept: 'application/json', ...ALONE };
      return as(from, (visitor) => visitor.post('/swipe-game', { intent: 'like', id }, headers));
    },
    send(from, { id }, content) {
      const sent = { member: id, ...content, request_key: freshKey() };
      return as(from, (visitor) => visitor.call('POST', '/api/messages.php', sent, ALONE));
    },
    addPhoto(member, picture) {
      const { body, headers } = fileForm(picture);
      const json = { ...headers, Accept: 'application/json', ...ALONE };
      return as(member, (visitor) => visitor.send('POST', '/profile/photos', body, json));
    },
  };
}

/** Fails with the code of the refusal. A server that has too much to do has done nothing: the same again, as pages do. */
async function accepted(ask: () => Promise<HttpResponse>): Promise<HttpResponse> {
  for (;;) {
    const response = await ask();
    if (response.status === 200) return response;
    if (response.status !== 503) throw domainError(response);
    await after(AGAIN_MS);
  }
}

function domainError({ status, body }: HttpResponse): Error {
  let code = `${status}: ${body.slice(0, 300)}`;
  try {
    code = (JSON.parse(body) as { error?: { code: string } }).error?.code ?? code;
  } catch {
    // Not of the product: the whole response says what happened.
  }
  return Object.assign(new Error(code), { code });
}
