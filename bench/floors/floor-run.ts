import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from '../brand';
import type { FloorInput } from './floor-server';
import type { Messages } from './floor-messages';
import type { Floor } from './floor-tree';
import { decodeEntities, elementsOf, parseHtml } from './html-tree';
import { send } from '../load/load';
import type { Reply } from '../load/load';
import type { Cost, Measured } from '../load/measure';

type Facts = Omit<Floor, 'render'>;

/** What the product is compared with, measured in the same run by the same client. */
export interface Floors {
  fixed: Cost;
  plain: Cost;
  styled: Cost;
  full: Cost;
  /** Of the document that /full renders. */
  facts: Facts;
  /** Share of the page's elements and text that the floor's document has too. */
  same: { elements: number; text: number };
}

export interface FloorPages {
  landing: Reply;
  grid: Reply;
}

/** The floors' process; each floor is measured by turns with what it is compared with. */
export interface OpenFloors extends Pick<Floors, 'facts' | 'same'> {
  kinds: Record<'fixed' | 'plain' | 'styled' | 'full', Measured>;
  stop(): Promise<void>;
}

/** Starts the floors' process on what the product just answered. */
export async function openFloors(pages: FloorPages): Promise<OpenFloors> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-floor-'));
  const input = join(folder, 'input.json');
  const html = pages.grid.body.toString();
  await writeFile(input, JSON.stringify(floorInput(pages.landing, html)));
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/floors/floor-server.ts', input], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const target = { port: await portOf(child) };
    const agent = new Agent();
    const get = async (path: string) => (await send(target, agent, { path })).body.toString();
    const kind = (path: string): Measured => ({
      pid: child.pid!,
      target,
      ask: () => ({ path }),
      check: (reply) => assertOk(reply, path),
    });
    return {
      kinds: { fixed: kind('/static'), plain: kind('/plain'), styled: kind('/styled'), full: kind('/full') },
      facts: (JSON.parse(await get('/facts')) as Record<string, Facts>)['/full']!,
      same: compare(html, await get('/full')),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function portOf(child: ChildProcessByStdio<null, Readable, null>): Promise<number> {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /port (\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`The floors ended with ${code}`)));
  });
}

function assertOk(reply: Reply, path: string): void {
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.toString().slice(0, 500)}`);
}

const COPIED = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag', 'content-security-policy'];

function floorInput(landing: Reply, html: string): FloorInput {
  const headers: Record<string, string> = {};
  for (const name of COPIED) if (typeof landing.headers[name] === 'string') headers[name] = landing.headers[name];
  return { fixed: { body: landing.body.toString('base64'), headers }, page: { html, ...readMessages(html) } };
}

/** The catalogue that the page carries for its browser. */
function readMessages(html: string): { locale: string; messages: Messages } {
  const script = /<script type="application\/json" id="messages"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (!script) throw new Error('The member grid carries no #messages');
  return JSON.parse(script) as { locale: string; messages: Messages };
}

function compare(page: string, floor: string): Floors['same'] {
  const [a, b] = [factsOf(page), factsOf(floor)];
  return { elements: b.elements / a.elements, text: b.text / a.text };
}

function factsOf(html: string): { elements: number; text: number } {
  const elements = [...elementsOf(parseHtml(html))].filter(({ tag }) => tag !== 'style');
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return { elements: elements.length, text: decodeEntities(body.replace(/<[^>]*>/g, '')).length };
}
