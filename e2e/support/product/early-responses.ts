import { once } from 'node:events';
import { connect } from 'node:net';
import { statusOf } from './raw';

const LONG = { 'Content-Length': '60000' };
const FILES = { 'Content-Type': 'multipart/form-data; boundary=x' };

interface Early {
  status: number;
  request: string;
  headers: Record<string, string>;
}

/** The seven kinds of answers that come before the body of their request, by what causes them. */
export const EARLY_RESPONSES: Record<string, Early> = {
  'a body too long': { status: 413, request: 'POST /login', headers: { 'Content-Length': '99999999' } },
  'a body without a length': { status: 411, request: 'POST /login', headers: { 'Transfer-Encoding': 'chunked' } },
  'another site': { status: 403, request: 'POST /login', headers: { ...LONG, 'Sec-Fetch-Site': 'cross-site' } },
  'a method that nothing has': { status: 405, request: 'PATCH /login', headers: LONG },
  'an endpoint that is not open': { status: 404, request: 'POST /webhooks/mail-reports', headers: LONG },
  'an ended session': { status: 302, request: 'POST /profile/photos', headers: { ...LONG, ...FILES } },
  'a call of the API without a session': { status: 403, request: 'POST /api/messages.php', headers: LONG },
};

/**
 * Sends the head of a request and a part of its body over a connection of its own, waits for the answer, and leaves without
 * the rest. Returns the status.
 */
export async function respondedEarly(port: number, host: string, { request, headers }: Early): Promise<number> {
  const all = {
    Host: `${host}:${port}`,
    Accept: 'text/html',
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  try {
    socket.write(`${request} HTTP/1.1\r\n${lines.join('')}\r\n5\r\nhalf=\r\n`);
    const [first] = (await once(socket, 'data', { signal: AbortSignal.timeout(10_000) })) as [Buffer];
    return statusOf(first.toString());
  } finally {
    socket.destroy();
  }
}
