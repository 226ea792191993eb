import { createHash } from 'node:crypto';

/** Weak: the same content in several encodings carries the same tag. */
export function etagOf(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names the tag; compared weakly (RFC 9110, 13.1.2), since proxies weaken tags too. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
