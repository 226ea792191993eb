import { createHash } from 'node:crypto';

/** The tag is weak: the same content has the same tag in every encoding. */
export function etagOf(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names the tag. The comparison is weak (RFC 9110, 13.1.2), since proxies weaken tags too. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
