import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { signUp } from '../../e2e/support/accounts';
import { brandsFolder } from '../../e2e/support/product/brand-files';
import { startProduct } from '../../e2e/support/product/product';
import { temporaryFolder } from '../../e2e/support/product/temporary-folder';
import { until } from '../../e2e/support/product/until';
import { atMost, none, type Fault } from './fault';

const BRANDS = ['golden-hour', 'front-porch'];
const MAILS = 14;

export const silentSmtp: Fault = {
  name: 'silent-smtp',
  title: `A mail server that takes connections and says nothing, while ${MAILS} people of two brands sign up; SIGTERM, and a start with one that works.`,
  before: '7 of 14 mails were sent twice; the jobs of every brand waited 58 s.',
  databases: ['sqlite', 'mariadb'],
  async strike({ databaseUrl, say }) {
    const options = {
      dataDir: `${temporaryFolder('silent-smtp')}/data`,
      tenantsDir: brandsFolder(BRANDS),
      ...(databaseUrl ? { databaseUrl } : {}),
    };
    const silent = await silentServer();
    const hanging = await startProduct({
      ...options,
      env: { SMTP_URL: `smtp://127.0.0.1:${silent.port}`, MAILBOX: 'off' },
    });
    const emails: string[] = [];
    let longest = 0;
    for (let i = 0; i < MAILS; i++) {
      const begun = performance.now();
      emails.push((await signUp(hanging, BRANDS[i % 2]!)).credentials.email);
      longest = Math.max(longest, performance.now() - begun);
    }
    await until('the mail server is asked', () => silent.connections() > 0);
    const begun = performance.now();
    const code = await hanging.kill('SIGTERM');
    const stopped = performance.now() - begun;
    await silent.close();
    say(`stopped after ${stopped.toFixed(0)} ms with ${code}`);

    const working = await workingServer();
    const product = await startProduct({
      ...options,
      env: { SMTP_URL: `smtp://127.0.0.1:${working.port}`, MAILBOX: 'off' },
    });
    const started = performance.now();
    try {
      const missing = () => emails.filter((emailAddress) => !working.mails.some(({ to }) => to === emailAddress));
      await until('every mail', () => missing().length === 0, 60_000).catch((error: unknown) => say(String(error)));
      const all = performance.now() - started;
      const ids = working.mails.map(({ id }) => id);
      return [
        atMost('longest signup while it is silent', longest, 3000, 'ms'),
        atMost('stop with jobs in the middle', stopped / 1000, 10, 's'),
        none('exit codes other than 0', code === 0 ? 0 : 1),
        none('mails that never came', missing()),
        none('mails sent twice', working.mails.length - new Set(ids).size),
        { what: 'all mails after the start', seen: `${(all / 1000).toFixed(1)} s` },
      ];
    } finally {
      await product.stop();
      await working.close();
    }
  },
};

async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function workingServer() {
  const mails: { to: string; id: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const id = /^message-id:\s*<([^>]+)>/im.exec(raw)?.[1] ?? `none ${mails.length}`;
        mails.push({ to: session.envelope.rcptTo[0]!.address, id });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
