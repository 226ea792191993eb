import { Agent, request } from 'node:http';
import type { Load, LoadResponse, LoadRequest } from './load';

/** A process that sends requests: runLoad starts it, a message says what to send, and it ends after its results. */
process.once('message', (load: Load) => {
  void run(load).then((responses) => process.send!(responses, () => process.exit(0)));
});

async function run(load: Load): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const end = performance.now() + load.seconds * 1000;
  let requests = 0;
  const next = () => ask(load, agent, requests++).then((response) => void responses.push(response));
  const { pace } = load;
  if ('atOnce' in pace) {
    const work = async () => {
      while (performance.now() < end) await next();
    };
    await Promise.all(Array.from({ length: pace.atOnce }, work));
    return responses;
  }
  const begun = performance.now();
  const open: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = Math.min(performance.now(), end);
      for (const due = ((now - begun) / 1000) * pace.perSecond; open.length < due;) open.push(next());
      if (now < end) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  await Promise.all(open);
  return responses;
}

function ask({ port, host, requests }: Load, agent: Agent, number: number): Promise<LoadResponse> {
  const { kind, method, path, headers, body }: LoadRequest = requests[number % requests.length]!;
  const begun = performance.now();
  const ip = `198.18.${(number >> 8) & 255}.${number & 255}`;
  const fill = (text: string) => text.replaceAll('{n}', String(number)).replaceAll('{address}', ip);
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]));
  return new Promise((resolve) => {
    const settle = (status: number, retryAfter = false) =>
      resolve({ kind, status, milliseconds: performance.now() - begun, retryAfter });
    const asking = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: fill(path),
      headers: { ...filled, Host: host },
    });
    asking.setTimeout(60_000, () => asking.destroy(new Error('no response')));
    asking.on('error', () => settle(0));
    asking.on('response', (response) => {
      response.on('error', () => settle(0));
      response.on('end', () => settle(response.statusCode!, response.headers['retry-after'] !== undefined));
      response.resume();
    });
    asking.end(body === undefined ? undefined : fill(body));
  });
}
