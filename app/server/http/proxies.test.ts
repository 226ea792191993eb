import { afterEach, describe, expect, it } from 'vitest';
import { findPeer, parseProxies } from './client-ip';
import { openTestListener } from './request-listener.testing';

/** What common proxies send by default or by the setting that their documentation gives. The visitor is 203.0.113.9. */
const SENT: [string, Record<string, string>][] = [
  ['nginx, $host', { host: 'aurea.localhost', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }],
  ['nginx, $host:$server_port', { host: 'aurea.localhost:443', 'x-forwarded-proto': 'https' }],
  ['nginx, $http_host as it was typed', { host: 'Aurea.LOCALHOST', 'x-forwarded-proto': 'https' }],
  [
    'nginx behind a load balancer that ends TLS, $host:$server_port',
    { host: 'aurea.localhost:80', 'x-forwarded-for': '203.0.113.9, 10.0.0.2', 'x-forwarded-proto': 'https' },
  ],
  [
    'nginx on another port, $host:$server_port',
    { host: 'aurea.localhost:8443', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' },
  ],
  [
    'Apache, ProxyPass without ProxyPreserveHost',
    {
      host: '127.0.0.1:3000',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'aurea.localhost',
      'x-forwarded-server': 'web1.example',
      'x-forwarded-proto': 'https',
    },
  ],
  [
    'two Apaches in a row',
    {
      host: '127.0.0.1:3000',
      'x-forwarded-for': '203.0.113.9, 10.0.0.2',
      'x-forwarded-host': 'aurea.localhost, inner.example',
      'x-forwarded-server': 'web1.example, web2.example',
      'x-forwarded-proto': 'https',
    },
  ],
  ['HAProxy, option forwardfor', { host: 'aurea.localhost', 'x-forwarded-proto': 'https' }],
  [
    'HAProxy, option forwarded',
    { host: '127.0.0.1:3000', forwarded: 'proto=https;host="aurea.localhost:443";for=203.0.113.9;by=10.0.0.1' },
  ],
  [
    'Caddy',
    {
      host: 'aurea.localhost',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'aurea.localhost',
    },
  ],
  [
    'Traefik',
    {
      host: 'aurea.localhost',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'aurea.localhost',
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
      'x-forwarded-server': '4b1d2',
      'x-real-ip': '203.0.113.9',
    },
  ],
  [
    'a CDN in front of a load balancer',
    {
      host: 'aurea.localhost',
      'x-forwarded-for': '203.0.113.9,10.4.5.6',
      'x-forwarded-proto': 'https,http',
      'x-forwarded-port': '443,80',
    },
  ],
  ['a scheme in capitals', { host: 'aurea.localhost', 'x-forwarded-proto': 'HTTPS' }],
  [
    'two elements of Forwarded',
    { host: 'inner:3000', forwarded: 'For="[::ffff:203.0.113.9]:4711";Proto=HTTPS;Host=aurea.localhost, for=10.0.0.2' },
  ],
  [
    'an API gateway, which writes both',
    {
      host: 'aurea.localhost',
      forwarded: 'by=10.0.0.9;for=203.0.113.9;host=aurea.localhost;proto=https',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
    },
  ],
];
const withVisitor = (headers: Record<string, string>) =>
  'forwarded' in headers ? headers : { 'x-forwarded-for': '203.0.113.9', ...headers };

describe('what proxies send', () => {
  const proxies = parseProxies(['10.0.0.0/8']);
  it.each(SENT)('names the visitor, https and the host: %s', (_name, headers) => {
    const { ip, secure, host } = findPeer(
      { remoteAddress: '10.0.0.1', encrypted: false },
      withVisitor(headers),
      proxies,
    );
    expect({ ip, secure, host: host?.replace(':8443', '') }).toEqual({
      ip: '203.0.113.9',
      secure: true,
      host: 'aurea.localhost',
    });
  });

  let listener: Awaited<ReturnType<typeof openTestListener>> | undefined;
  afterEach(() => listener?.close());
  it.each(SENT)('shows pages and answers forms without a redirect: %s', async (_name, sent) => {
    listener = await openTestListener({
      mode: 'production',
      home: 'https://aurea.localhost',
      proxies: ['127.0.0.1', '10.0.0.0/8'],
    });
    const { host, ...headers } = withVisitor(sent);
    const page = await listener.ask('/chats', { host: host!, headers: { ...headers, accept: 'text/html' } });
    expect([page.status, page.headers.location]).toEqual([200, undefined]);
    const origin = 'https://aurea.localhost';
    const form = await listener.ask('/login', {
      method: 'POST',
      host: host!,
      headers: { ...headers, origin },
      body: '',
    });
    expect(form.status).toBe(200);
    // What Remix compares with the Origin of a form.
    expect(listener.seen.map((seen) => [seen.url, seen.headers.get('host')])).toEqual([
      ['https://aurea.localhost/chats', 'aurea.localhost'],
      ['https://aurea.localhost/login', 'aurea.localhost'],
    ]);
  });
});

describe('without a proxy', () => {
  let listener: Awaited<ReturnType<typeof openTestListener>>;
  afterEach(() => listener.close());

  it.each(['aurea.localhost:80', 'AUREA.localhost', 'Aurea.Localhost:80'])('answers a form for %s', async (host) => {
    listener = await openTestListener();
    const headers = { origin: 'http://aurea.localhost' };
    expect((await listener.ask('/login', { method: 'POST', host, headers, body: '' })).status).toBe(200);
    expect(listener.seen[0]!.headers.get('host')).toBe('aurea.localhost');
  });

  it('leads from a host with the dot of the root to the brand', async () => {
    listener = await openTestListener();
    for (const host of ['aurea.localhost.', 'AUREA.localhost.:80']) {
      const page = await listener.ask('/chats?a=1', { host });
      expect([page.status, page.headers.location]).toEqual([308, 'http://aurea.localhost/chats?a=1']);
    }
    expect((await listener.ask('/', { host: 'aurea.localhost..' })).status).toBe(400);
  });
});

describe('whoever contradicts itself', () => {
  const proxies = parseProxies(['10.0.0.0/8']);
  const peer = (headers: Record<string, string>) =>
    findPeer({ remoteAddress: '10.0.0.1', encrypted: false }, { host: 'aurea.localhost', ...headers }, proxies);

  it('gains no address: a visitor may have written the header that its proxy does not', () => {
    expect(peer({ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=1.1.1.1' }).ip).toBe('10.0.0.1');
    expect(peer({ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }).ip).toBe('203.0.113.9');
  });

  it('gains no host and no scheme from a Forwarded beside X-Forwarded-*', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9;host=evil.example;proto=https' };
    expect(peer(headers)).toEqual({ ip: '203.0.113.9', secure: false, host: 'aurea.localhost' });
  });

  it('gains no host by what it wrote before that of the proxies', () => {
    const both = {
      'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.2',
      'x-forwarded-host': 'evil.example, a.example, b.example',
    };
    expect(peer(both).host).toBe('a.example');
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9', 'x-forwarded-host': 'evil.example, a.example' };
    expect(peer(headers).host).toBe('a.example');
    const elements = { forwarded: 'for=1.1.1.1;host=evil.example, for=203.0.113.9;host=a.example;proto=https' };
    expect(peer(elements)).toEqual({ ip: '203.0.113.9', secure: true, host: 'a.example' });
  });

  it.each(['for=', 'for="1.1.1.1', 'for=1.1.1.1;;=x', ';', 'for=unknown', 'for=_hidden', '"', 'for=1.1.1.1,'])(
    'is counted under its proxy if Forwarded cannot be read: %s',
    (forwarded) => {
      expect(peer({ forwarded }).ip).toBe('10.0.0.1');
    },
  );
});

/**
 * What services and proxies are documented to send that were not looked at while the reading was written. The visitor is
 * 203.0.113.9 and typed aurea.localhost; the proxies are in 10.0.0.0/8, fd00::/8 and (a CDN) 198.51.100.0/24.
 */
const BRAND = 'aurea.localhost';
const V = '203.0.113.9';
// prettier-ignore
const SENT_ELSEWHERE: [string, Record<string, string>][] = [
  ['AWS Application Load Balancer', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' }],
  ['the same with the port of the client', { host: BRAND, 'x-forwarded-for': `${V}:52110`, 'x-forwarded-proto': 'https' }],
  ['CloudFront, then a load balancer over http', { host: BRAND, 'x-forwarded-for': `${V}, 198.51.100.7`, 'x-forwarded-proto': 'http', 'cloudfront-forwarded-proto': 'https' }],
  ['CloudFront alone', { host: BRAND, 'x-forwarded-for': V, 'cloudfront-forwarded-proto': 'https', via: '2.0 x.cloudfront.net (CloudFront)' }],
  ['AWS API Gateway, HTTP API', { host: BRAND, forwarded: `by=10.1.1.1;for=${V};host=${BRAND};proto=https`, 'x-forwarded-for': V, 'x-forwarded-proto': 'https' }],
  ['Google Cloud Load Balancing', { host: BRAND, 'x-forwarded-for': `${V},198.51.100.20`, 'x-forwarded-proto': 'https', via: '1.1 google' }],
  ['Google App Engine and Cloud Run', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', forwarded: `for="${V}";proto=https`, 'x-cloud-trace-context': 'a/1' }],
  ['Azure Front Door', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'x-forwarded-proto': 'https', 'x-azure-clientip': V }],
  ['Azure Application Gateway', { host: BRAND, 'x-forwarded-for': `${V}:44812`, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443', 'x-original-host': BRAND }],
  ['Azure App Service', { host: BRAND, 'x-forwarded-for': `${V}:1055`, 'x-forwarded-proto': 'https', 'x-arr-ssl': '2048|256|CN=a|CN=b', 'x-client-ip': V }],
  ['Oracle Cloud Load Balancer', { host: BRAND, 'x-forwarded-for': `${V}, 10.0.0.10`, 'x-forwarded-host': `${BRAND}:443`, 'x-forwarded-port': '443', 'x-forwarded-proto': 'https', 'x-real-ip': V }],
  ['Huawei Elastic Load Balance', { host: '10.0.0.8', 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'x-forwarded-proto': 'https', 'x-forwarded-elb-ip': '198.51.100.1' }],
  ['Alibaba Server Load Balancer', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', slbip: '10.0.0.1', 'x-client-srcport': '1234' }],
  ['Cloudflare', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'cf-connecting-ip': V, 'cf-visitor': '{"scheme":"https"}' }],
  ['Cloudflare, then nginx with $proxy_add_x_forwarded_for', { host: BRAND, 'x-forwarded-for': `${V}, 198.51.100.30`, 'x-forwarded-proto': 'https' }],
  ['Cloudflare Tunnel', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'cf-ray': '1-AMS' }],
  ['Fastly with a shield', { host: BRAND, 'x-forwarded-for': `${V}, 198.51.100.9`, 'x-forwarded-host': `${BRAND}, ${BRAND}`, 'x-forwarded-server': 'cache-a, cache-b', 'x-forwarded-proto': 'https', 'fastly-ssl': '1' }],
  ['Fastly without X-Forwarded-Proto', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'fastly-ssl': '1' }],
  ['Akamai', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'true-client-ip': V, via: '1.1 v1-akamaitech.net(ghost) (AkamaiGHost)' }],
  ['Imperva', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'incap-client-ip': V }],
  ['Sucuri', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-sucuri-clientip': V }],
  ['bunny.net', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-real-ip': V, via: 'BunnyCDN' }],
  ['KeyCDN', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-scheme': 'https', 'x-pull': 'KeyCDN' }],
  ['Heroku', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-forwarded-port': '443', via: '1.1 vegur' }],
  ['Fly.io', { host: BRAND, 'x-forwarded-for': `${V}, 198.51.100.40`, 'x-forwarded-proto': 'https', 'x-forwarded-ssl': 'on', 'x-forwarded-port': '443', 'fly-client-ip': V }],
  ['Render', { host: BRAND, 'x-forwarded-for': `${V}, 10.20.30.40`, 'x-forwarded-proto': 'https' }],
  ['Railway', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-forwarded-host': BRAND, 'x-real-ip': V }],
  ['DigitalOcean App Platform', { host: BRAND, 'x-forwarded-for': `${V},198.51.100.50`, 'x-forwarded-proto': 'https', 'do-connecting-ip': V }],
  ['the router of OpenShift', { host: BRAND, forwarded: `for=${V};host=${BRAND};proto=https`, 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' }],
  ['ingress-nginx', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'x-forwarded-port': '443', 'x-forwarded-proto': 'https', 'x-forwarded-scheme': 'https', 'x-scheme': 'https' }],
  ['Envoy and Istio', { host: BRAND, 'x-forwarded-for': `${V},10.2.3.4`, 'x-forwarded-proto': 'https', 'x-envoy-external-address': V }],
  ['Kong', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-forwarded-host': BRAND, 'x-forwarded-port': '8443', 'x-forwarded-path': '/' }],
  ['Varnish behind a TLS proxy', { host: BRAND, 'x-forwarded-for': `${V}, 10.0.0.3`, 'x-forwarded-proto': 'https', 'x-varnish': '3' }],
  ['Squid', { host: BRAND, 'x-forwarded-for': V, via: '1.1 proxy (squid/5.7)', 'front-end-https': 'On' }],
  ['lighttpd', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-host': BRAND, 'x-forwarded-host': BRAND }],
  ['lighttpd with Forwarded', { host: BRAND, forwarded: `for="${V}";by="10.0.0.1:443";proto="https";host="${BRAND}"` }],
  ['IIS with Application Request Routing', { host: BRAND, 'x-forwarded-for': `${V}:61000`, 'x-arr-ssl': '2048|256|C=US|CN=a', 'x-forwarded-proto': 'https' }],
  ['F5 BIG-IP', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'front-end-https': 'on' }],
  ['NetScaler', { host: BRAND, 'x-forwarded-for': V, 'front-end-https': 'On' }],
  ['Nginx Proxy Manager', { host: BRAND, 'x-forwarded-scheme': 'https', 'x-forwarded-proto': 'https', 'x-forwarded-for': V, 'x-real-ip': V }],
  ['ngrok', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'x-forwarded-proto': 'https' }],
  ['Tailscale serve', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-host': BRAND, 'x-forwarded-proto': 'https' }],
  ['YARP', { host: '10.0.0.5:5000', 'x-forwarded-for': V, 'x-forwarded-host': `${BRAND}:443`, 'x-forwarded-proto': 'https' }],
  ['YARP with Forwarded and a random node', { host: '10.0.0.5:5000', forwarded: `proto=https;host="${BRAND}:443";for="${V}:61234";by=_abc123` }],
  ['Jetty', { host: BRAND, forwarded: `by=_10.0.0.1;for=${V};proto=https;host=${BRAND}:443`, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', 'x-forwarded-host': `${BRAND}:443` }],
  ['Sozu', { host: BRAND, forwarded: `proto=https;for="${V}:40000";by=10.0.0.1`, 'x-forwarded-for': V, 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' }],
  ['nghttpx', { host: BRAND, 'x-forwarded-for': V, 'x-forwarded-proto': 'https', forwarded: `by=_x1;for=${V};host="${BRAND}";proto=https`, via: '2 nghttpx' }],
  ['Passenger and Rails of old', { host: BRAND, 'x-forwarded-for': V, 'x-url-scheme': 'https' }],
  ['a proxy of Symfony’s table with X-Forwarded-Port in the host', { host: `${BRAND}:8080`, 'x-forwarded-for': V, 'x-forwarded-host': `${BRAND}:443`, 'x-forwarded-proto': 'HTTPS, http' }],
  ['the Apache Traffic Server', { host: BRAND, forwarded: `for=${V};by=unknown;by=_uuid;proto=https;host=${BRAND}`, via: 'https/1.1 traffic_server' }],
];
const elsewhere = parseProxies(['10.0.0.0/8', 'fd00::/8', '198.51.100.0/24']);

it.each(SENT_ELSEWHERE)('is understood: %s', (_name, headers) => {
  expect(findPeer({ remoteAddress: '10.0.0.1', encrypted: false }, headers, elsewhere)).toEqual({
    ip: V,
    secure: true,
    host: BRAND,
  });
});
