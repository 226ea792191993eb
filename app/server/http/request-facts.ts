import type { Peer } from './client-ip';
import { cookieName } from './cookies';

/** What a request says about itself, read once by the request listener. */
export interface RequestFacts {
  requestId: string;
  method: string;
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  peer: Peer;
  cookies: Map<string, string>;
}

/** Reads a cookie of Facet by its plain name, with or without the prefix that https adds. */
export function readCookie(facts: Pick<RequestFacts, 'cookies' | 'peer'>, name: string): string | undefined {
  return facts.cookies.get(cookieName(name, facts.peer.secure));
}

export function header(facts: RequestFacts, name: string): string | undefined {
  const value = facts.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export const isRead = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD';
