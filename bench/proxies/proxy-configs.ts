import { join } from 'node:path';

/** Where a proxy finds everything, and the ports on which it may listen. */
export interface ProxyPlace {
  folder: string;
  /** The server behind it. */
  server: number;
  /** One for each way, and one more for a proxy behind a proxy. */
  ports: readonly number[];
  certificate: string;
  key: string;
  /** Certificate and key in one file. */
  both: string;
}

export interface ProxyKind {
  name: string;
  /** The package of Debian and the program in it. */
  package: string;
  program: string;
  arguments: (file: string, folder: string) => string[];
  file: string;
  /** What is configured at each port, in words. */
  ways: readonly string[];
  config: (place: ProxyPlace) => string;
}

const nginx: ProxyKind = {
  name: 'nginx',
  package: 'nginx-light',
  program: 'nginx',
  arguments: (file, folder) => ['-c', file, '-p', folder, '-e', join(folder, 'error.log')],
  file: 'nginx.conf',
  ways: ['as in the guide', 'Host $host:$server_port', 'Host $http_host', 'two in a row, with lists'],
  config({ folder, server, ports, certificate, key }) {
    const [guide, withPort, typed, outer, inner] = ports;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`); // prettier-ignore
    const tls = (port: number | undefined) =>
      `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
    const to = (port: number | undefined, ...headers: string[]) =>
      `location / { proxy_pass http://127.0.0.1:${port}; proxy_http_version 1.1; proxy_set_header Connection ""; ` +
      `${headers.map((header) => `proxy_set_header ${header};`).join(' ')} }`;
    const added = ['X-Forwarded-For $proxy_add_x_forwarded_for', 'X-Forwarded-Proto $scheme'];
    return `
daemon off; master_process off; pid ${folder}/nginx.pid;
events {}
http {
  access_log off; ${temporary.join(' ')}
  server { ${tls(guide)} ${to(server, 'Host $host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto https', 'X-Forwarded-Host $host')} }
  server { ${tls(withPort)} ${to(server, 'Host $host:$server_port', ...added)} }
  server { ${tls(typed)} ${to(server, 'Host $http_host', ...added)} }
  server { ${tls(outer)} ${to(inner, 'Host $host', 'X-Forwarded-Host $host', ...added)} }
  server { listen 127.0.0.1:${inner}; ${to(
    server,
    'Host inner.example:$server_port',
    'X-Forwarded-For $proxy_add_x_forwarded_for',
    'X-Forwarded-Host "$http_x_forwarded_host, $host"',
    'X-Forwarded-Proto "$http_x_forwarded_proto, $scheme"',
  )} }
}
`;
  },
};

const haproxy: ProxyKind = {
  name: 'HAProxy',
  package: 'haproxy',
  program: 'haproxy',
  arguments: (file) => ['-db', '-f', file],
  file: 'haproxy.cfg',
  ways: ['option forwardfor', 'Forwarded (RFC 7239), Host of the backend'],
  config: ({ server, ports, both }) => `
global
  maxconn 200
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend usual
  bind 127.0.0.1:${ports[0]} ssl crt ${both} alpn h2,http/1.1
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  default_backend facet
frontend standard
  bind 127.0.0.1:${ports[1]} ssl crt ${both} alpn h2,http/1.1
  http-request del-header X-Forwarded-For
  http-request del-header X-Forwarded-Host
  http-request del-header X-Forwarded-Proto
  http-request set-header Forwarded for=%[src];host=\\"%[req.hdr(host)]\\";proto=https
  http-request set-header Host 127.0.0.1:${server}
  default_backend facet
backend facet
  server facet 127.0.0.1:${server}
`,
};

const caddy: ProxyKind = {
  name: 'Caddy',
  package: 'caddy',
  program: 'caddy',
  arguments: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  file: 'Caddyfile',
  ways: ['as it comes', 'Host of the backend'],
  config: ({ server, ports, certificate, key }) => `
{
  admin off
  auto_https off
}
https://:${ports[0]} {
  tls ${certificate} ${key}
  reverse_proxy 127.0.0.1:${server}
}
https://:${ports[1]} {
  tls ${certificate} ${key}
  reverse_proxy 127.0.0.1:${server} {
    header_up Host {upstream_hostport}
  }
}
`,
};

export const PROXIES: readonly ProxyKind[] = [nginx, haproxy, caddy];
