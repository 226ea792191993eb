import { createDecipheriv, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserKeys } from './push.contract';
import type { PushTarget } from './push-port';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  payload: string;
  /** The verified claims of the sender (RFC 8292). */
  claims: { aud: string; exp: number; sub: string };
  /** The sender's public key. */
  senderKey: string;
}

export interface PushService {
  origin: string;
  subscribe(): PushTarget;
  received(to: PushTarget): ReceivedPush[];
  respond(to: PushTarget, response: number | 'silence', headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/**
 * A push service on this machine that is also the browser: it decrypts with the private key of the subscription (RFC 8188
 * and 8291), written from the standards and with node:crypto only, and verifies the sender's signature.
 */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, { keys: ECDH; auth: string; received: ReceivedPush[] }>();
  const responses = new Map<string, { response: number | 'silence'; headers: Record<string, string> }>();
  const problems: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      const planned = responses.get(path);
      if (planned?.response === 'silence') return;
      if (planned) return void response.writeHead(planned.response, planned.headers).end();
      try {
        const browser = browsers.get(path)!;
        const payload = decrypt(Buffer.concat(chunks), browser.keys, Buffer.from(browser.auth, 'base64url'));
        browser.received.push({ headers: request.headers, payload, ...verified(request.headers.authorization ?? '') });
        response.writeHead(201).end();
      } catch (error) {
        problems.push(error);
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pathOf = (to: PushTarget) => new URL(to.endpoint).pathname;
  return {
    origin,
    subscribe() {
      const { keys, p256dh, auth } = browserKeys();
      const path = `/push/${browsers.size + 1}`;
      browsers.set(path, { keys, auth, received: [] });
      return { endpoint: origin + path, p256dh, auth };
    },
    received(to) {
      if (problems.length > 0) throw problems[0];
      return browsers.get(pathOf(to))!.received;
    },
    respond: (to, response, headers = {}) => void responses.set(pathOf(to), { response, headers }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** RFC 8188: salt (16), record size (4), length of the key (1), the sender's key, then one encrypted record. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = own.computeSecret(sender);
  const hkdf = (key: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = hkdf(shared, auth, keyInfo, 32);
  const contentKey = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is malformed');
  return padded.subarray(0, end).toString();
}

function verified(authorization: string): Pick<ReceivedPush, 'claims' | 'senderKey'> {
  const [, token, senderKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header, claims, signature] = token!.split('.');
  const point = Buffer.from(senderKey!, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url'));
  if (!isSigned) throw new Error('the signature of the sender is wrong');
  return {
    claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as ReceivedPush['claims'],
    senderKey: senderKey!,
  };
}
