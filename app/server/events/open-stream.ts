import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '~/tenancy/tenant';
import { brandContext, type Platform } from '../context/context.server';
import { saysPresence } from '../context/presence';
import type { StreamMember } from '../context/viewer';
import { LOGOUT, memberChannel, STREAM, type EventStreams } from './event-stream';
import { baseHeaders } from '../http/base-headers';
import type { Pages } from '~/document/pipeline/pages';
import { clearEnded } from '../http/clear-site-data';
import { SESSION_COOKIE } from '../http/cookies';
import { readCookie, type RequestFacts } from '../http/request-facts';

interface StreamParts {
  platform: Platform;
  pages: Pages;
  streams: EventStreams;
}

/** Whether a request opens an event stream. One with a body is counted first among the bodies. */
export const opensStream = ({ method, url, headers }: RequestFacts): boolean =>
  method === 'GET' &&
  url.pathname === '/api/events' &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;

/** Its headers are written at once, because those that are set one by one are kept for as long as the stream is open. */
export async function openStream(
  { platform, pages, streams }: StreamParts,
  { tenant, facts }: { tenant: Tenant; facts: RequestFacts },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const token = readCookie(facts, SESSION_COOKIE);
  const find = async (known: string): Promise<StreamMember | { ended: boolean }> => {
    const { clock, log } = platform;
    const found = await platform.findStreamMember({ db: platform.openDb(tenant.id), clock, log }, known);
    const alive = 'id' in found;
    pages.noteSession(tenant, facts, alive);
    if (alive && saysPresence(facts)) await platform.notePresence(brandContext(platform, tenant), found.id, found);
    return found;
  };
  // An open stream costs almost nothing, but opening one queries the database.
  const found = token ? await pages.inTurn('poll', () => find(token)) : { ended: false };
  const head = [...Object.entries(baseHeaders(facts.peer.secure)).flat(), 'X-Request-Id', facts.requestId];
  if ('id' in found) {
    const listener = { channel: memberChannel(tenant.id, found.id), session: found.sessionId };
    streams.attach(listener, request, response, head);
  } else if (found.ended) {
    clearEnded(response, { viewer: { kind: 'visitor', ended: true }, secure: facts.peer.secure });
    response.writeHead(200, [...head, ...Object.entries(STREAM).flat()]).end(LOGOUT);
  }
  // Tells an EventSource to stop asking.
  else response.writeHead(204, head).end();
  return 'stream';
}
