import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltSheet } from '~/document/styles/built-sheet';
import { ask, type HttpResponse } from '../../e2e/support/product/http';
import { root, SLUG } from '../brand';
import type { Measured } from '../load/load';
import type { Cost } from '../load/measure';
import type { Messages } from './floor-messages';
import { compareDocuments, readFloorPage, type FloorPage } from './floor-page';
import type { FloorInput } from './floor-server';

/** The costs with which the product is compared, measured in the same run by the same client. */
export interface Floors {
  /** The precompressed bytes of the landing page. */
  fixed: Cost;
  /** The document of the member grid with React, styled-components and react-intl only. */
  full: Cost;
  facts: FloorPage['facts'];
  /** The share of the page's elements and text that the floor's document also has. */
  same: { elements: number; text: number };
}

/** The process of the floors; each floor takes turns with what it is compared with. */
export interface OpenFloors extends Pick<Floors, 'facts' | 'same'> {
  fixed: Measured;
  full: Measured;
  stop(): Promise<void>;
}

const COPIED = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag', 'content-security-policy'];

/** Starts the process of the floors with the responses of the product. */
export async function openFloors(landing: HttpResponse, grid: HttpResponse): Promise<OpenFloors> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-floor-'));
  const file = join(folder, 'input.json');
  const headers = Object.fromEntries(
    COPIED.flatMap((name) => (landing.headers[name] ? [[name, String(landing.headers[name])]] : [])),
  );
  const { rules } = JSON.parse(readFileSync(join(root, 'build/component-sheet.json'), 'utf8')) as BuiltSheet;
  const page = readFloorPage(
    grid.body,
    (url) => JSON.parse(readFileSync(join(root, 'build/client', url), 'utf8')) as Messages,
    rules,
  );
  const input: FloorInput = { fixed: { body: landing.bytes.toString('base64'), headers }, page };
  await writeFile(file, JSON.stringify(input));
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/floors/floor-server.ts', file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The floors ended with ${code}`)));
    const [output] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
    ended.catch(() => {});
    const port = Number(/\d+/.exec(output.toString())![0]);
    const kind = (path: string): Measured => ({
      pid: child.pid!,
      port,
      host: 'floor.localhost',
      ask: () => ({ path }),
      check: ({ status, body }) => {
        if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 500)}`);
      },
    });
    const rendered = await ask({ port }, SLUG, { path: '/full' });
    kind('/full').check(rendered);
    return {
      fixed: kind('/fixed'),
      full: kind('/full'),
      facts: page.facts,
      same: compareDocuments(grid.body, rendered.body),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
