import { request } from 'node:https';
import { connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** The brand, as visitors type it. */
export interface Through {
  port: number;
  domain: string;
  /** Two addresses of visitors, from which nothing else asks. */
  visitor: string;
  neighbour: string;
}

interface HttpResult {
  status: number;
  location: string | undefined;
  body: string;
}

interface Asked {
  from: string;
  path?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

function ask(
  { port, domain }: Through,
  { from, path = '/', host = domain, headers = {}, body }: Asked,
): Promise<HttpResult> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const form = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress: from,
        servername: domain,
        rejectUnauthorized: false,
        agent: false,
        headers: { Host: host, Accept: 'text/html', ...form, ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.once('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, location: response.headers.location, body: text }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error('no answer')));
    outgoing.end(body);
  });
}

/** A wrong login, as a browser on a page of the brand sends it. */
const login = (through: Through, request: Asked & { email?: string }) =>
  ask(through, {
    ...request,
    path: '/login',
    headers: { Origin: `https://${through.domain}`, ...request.headers },
    body: `email=${encodeURIComponent(request.email ?? 'nobody@example.com')}&password=not-the-password`,
  });

function overHttp2({ port, domain, visitor }: Through): Promise<number> {
  return new Promise((resolve, reject) => {
    const createConnection = () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress: visitor }),
        servername: domain,
        rejectUnauthorized: false,
        ALPNProtocols: ['h2'],
      });
    const session = connect(`https://${domain}:${port}`, { createConnection });
    session.once('error', reject);
    const stream = session.request({ ':path': '/login', ':authority': domain, accept: 'text/html' });
    stream.once('error', reject);
    stream.once('response', (headers) => {
      resolve(Number(headers[':status']));
      session.destroy();
    });
    stream.end();
  });
}

const FOREIGN = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-For': '198.51.100.1',
  'X-Forwarded-Proto': 'http',
  Forwarded: 'for=198.51.100.1;host=evil.example;proto=http',
};
const TRIES = 10;

/** What must hold through every proxy. Each returns what is wrong, or undefined. */
export const CASES: Record<string, (through: Through) => Promise<string | undefined>> = {
  async 'a page, without a redirect'(through) {
    const { status, location } = await ask(through, { from: through.visitor });
    return status === 200 ? undefined : `${status} ${location ?? ''}`;
  },
  async 'a page over HTTP/2'(through) {
    const status = await overHttp2(through);
    return status === 200 ? undefined : String(status);
  },
  async 'a form, with and without Sec-Fetch-Site'(through) {
    const old = await login(through, { from: through.visitor });
    const now = await login(through, { from: through.visitor, headers: { 'Sec-Fetch-Site': 'same-origin' } });
    return old.status === 401 && now.status === 401 ? undefined : `${old.status} and ${now.status}`;
  },
  async 'a form of another site is refused'(through) {
    const { status } = await login(through, { from: through.visitor, headers: { Origin: 'https://evil.example' } });
    return status === 403 ? undefined : String(status);
  },
  async 'a host in capitals and with its port'(through) {
    for (const host of [through.domain.toUpperCase(), `${through.domain}:443`]) {
      const page = await ask(through, { from: through.visitor, host });
      const form = await login(through, { from: through.visitor, host });
      if (page.status !== 200 || form.status !== 401) return `${host}: ${page.status} and ${form.status}`;
    }
    return undefined;
  },
  async 'a host with the dot of the root leads to the brand'(through) {
    const { status, location } = await ask(through, { from: through.visitor, host: `${through.domain}.` });
    // Some proxies leave the dot out themselves.
    return status === 200 || location === `https://${through.domain}/` ? undefined : `${status} ${location ?? ''}`;
  },
  async 'headers that the visitor made up lead nowhere'(through) {
    const { status, location = '', body } = await ask(through, { from: through.visitor, headers: FOREIGN });
    if (`${location} ${body}`.includes('evil.example')) return `names the foreign host: ${status} ${location}`;
    return status < 500 ? undefined : String(status);
  },
  async 'visitors are told apart, whatever they write themselves'(through) {
    const email = `${through.port}@example.com`;
    for (let i = 0; i < TRIES; i++) {
      const headers = { 'X-Forwarded-For': `198.51.100.${i}` };
      const { status } = await login(through, { from: through.neighbour, email, headers });
      if (status !== 401) return `try ${i + 1}: ${status}`;
    }
    const again = await login(through, { from: through.neighbour, email });
    const other = await login(through, { from: through.visitor, email });
    return again.status === 429 && other.status === 401 ? undefined : `${again.status} and ${other.status}`;
  },
};
