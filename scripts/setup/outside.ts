import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';

/** What the world outside the server says of a brand. Each answer comes within seconds, or is the sentence of its problem. */
export interface Outside {
  /** The IP addresses of a host; empty if it has none. */
  ips(host: string): Promise<string[]>;
  /** The TXT records of a name, each in one piece; empty if there are none. */
  texts(name: string): Promise<string[]>;
  /** The hosts that take mail for a domain; empty if there are none. */
  mailHosts(domain: string): Promise<string[]>;
  /** A request from outside in; a redirect is not followed. */
  fetch(url: string, init?: { method?: string; body?: string }): Promise<Response>;
  /** Logs in at the mail server that sends. Throws its problem. */
  greetMailServer(url: string): Promise<void>;
}

const PATIENCE_MS = 5_000;

/** `servers`: DNS servers to ask instead of those of this machine, as IP addresses with a port. */
export function realOutside(servers?: readonly string[]): Outside {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 });
  if (servers) resolver.setServers(servers);
  return {
    ips: async (host) => {
      const [four, six] = await Promise.all([none(resolver.resolve4(host)), none(resolver.resolve6(host))]);
      return [...four, ...six];
    },
    texts: async (name) => (await none(resolver.resolveTxt(name))).map((pieces) => pieces.join('')),
    mailHosts: async (domain) => (await none(resolver.resolveMx(domain))).map(({ exchange }) => exchange),
    fetch: (url, init) => fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) }),
    async greetMailServer(url) {
      const transport = createTransport({
        url,
        dnsTimeout: PATIENCE_MS,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      });
      try {
        await transport.verify();
      } finally {
        transport.close();
      }
    },
  };
}

/** A name without such records is no error here; a DNS server that does not respond is. */
async function none<Record>(records: Promise<Record[]>): Promise<Record[]> {
  try {
    return await records;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (['ENOTFOUND', 'ENODATA'].includes(code)) return [];
    throw error;
  }
}
