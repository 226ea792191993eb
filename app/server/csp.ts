import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface CspOptions {
  /** The brand's cdn_prefix, if it has one. */
  cdnPrefix?: string | null;
  /** Origins a form of this page may post to besides our own: the enabled payment providers on checkout pages. */
  formActions?: readonly string[];
  secure: boolean;
  development?: boolean;
}

/** styled-components inserts an empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = hash('');
const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A brand's theme and the styles of a kind of page are the same from answer to answer, and long. */
const styleHashes = new LRUCache<string, string>({ max: 200 });

function styleHash(text: string): string {
  const known = styleHashes.get(text);
  if (known !== undefined) return known;
  const made = hash(text);
  styleHashes.set(text, made);
  return made;
}

/** The Content-Security-Policy of finished HTML: its inline scripts and styles by hash, no nonce. */
export function contentSecurityPolicy(html: string, options: CspOptions): string {
  const scripts = new Set<string>();
  const styles = new Set([EMPTY_STYLE]);
  for (const [, tag, attributes, body] of html.matchAll(INLINE)) {
    if (tag === 'style') styles.add(styleHash(body!));
    else if (!/\ssrc=|type="application\/json"/.test(attributes!)) scripts.add(hash(body!));
  }
  const media = options.cdnPrefix ? ` ${new URL(options.cdnPrefix).origin}` : '';
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    `style-src 'self' ${options.development ? "'unsafe-inline'" : [...styles].join(' ')}`,
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${(options.formActions ?? []).map((origin) => ` ${origin}`).join('')}`,
  ];
  if (options.secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Headers every answer carries. */
export function baseHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
