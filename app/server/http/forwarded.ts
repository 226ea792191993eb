import type { IncomingMessage } from 'node:http';

const FORWARDING = /^(?:x-forwarded-.*|forwarded|x-real-ip)$/;

/**
 * The headers of trusted proxies were evaluated when the peer was found (client-ip.ts). Nothing later may believe any:
 * Remix would compare the Origin of a form with an X-Forwarded-Host that anybody may have sent.
 */
export function forgetForwarding(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>, host: string): void {
  const { headers, rawHeaders } = request;
  let found = headers.host !== host;
  for (const name in headers) {
    if (!FORWARDING.test(name)) continue;
    found = true;
    delete headers[name];
  }
  if (!found) return;
  headers.host = host;
  const remaining: string[] = ['Host', host];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!.toLowerCase();
    if (name !== 'host' && !FORWARDING.test(name)) remaining.push(rawHeaders[i]!, rawHeaders[i + 1]!);
  }
  request.rawHeaders = remaining;
}
