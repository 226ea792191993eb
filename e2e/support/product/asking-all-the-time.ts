import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Visitors who ask for pages all the time, each after its last response: on open connections and on new ones. `others` are
 * the responses that were neither the page nor the request to come again, and the requests that got none.
 */
export function askAllTheTime({ port }: { port: number }, brand: string) {
  const seen = { responses: 0, busy: 0, others: [] as string[] };
  let over = false;
  const once = (agent: Agent, path: string) =>
    new Promise<void>((resolve) => {
      const lost = (error: Error) => {
        seen.others.push(`${path}: ${error.message}`);
        resolve();
      };
      const headers = { Host: `${brand}.localhost:${port}`, Accept: 'text/html' };
      const outgoing = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
        text(response).then((body) => {
          if (response.statusCode === 200) seen.responses += 1;
          else if (isBusy(response)) seen.busy += 1;
          else seen.others.push(`${path}: ${response.statusCode} ${/<title>([^<]*)/.exec(body)?.[1] ?? body}`);
          resolve();
        }, lost);
      });
      outgoing.once('error', lost);
      outgoing.end();
    });
  const visit = async (number: number) => {
    const agent = new Agent({ keepAlive: number % 3 !== 0, maxSockets: 1 });
    for (let round = 0; !over; round++) await once(agent, ['/', '/landers/gallery', '/signup'][round % 3]!);
    agent.destroy();
  };
  const visits = Array.from({ length: 9 }, (_, number) => visit(number));
  return {
    seen,
    async end() {
      over = true;
      await Promise.all(visits);
      return seen;
    },
  };
}

/**
 * Sheds load, or waits in vain for the database: on a machine that many tests share both are right, and lose nothing.
 * A server that does not come back never has the pages for which the tests wait.
 */
const isBusy = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 503 && headers['retry-after'] !== undefined;
