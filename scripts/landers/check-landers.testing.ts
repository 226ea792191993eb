import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { checkLanders } from './check-landers';
import type { Finding } from './finding';
import { createLander } from './new-lander';

export const NAME = 'summer';
export let folder: string;

/** Every test begins with a new lander that has no fault. */
export function useNewLander(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'facet-landers-'));
    await createLander(folder, { name: NAME, slugs: 'rain' });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
}

type Json = Record<string, unknown>;

export async function put(file: string, content: string | Buffer): Promise<void> {
  const path = join(folder, NAME, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Sets values by path in a JSON file of the lander; undefined removes one. */
export async function edit(file: string, patch: Record<string, unknown>): Promise<void> {
  const content = JSON.parse(await readFile(join(folder, NAME, file), 'utf8')) as Json;
  for (const [path, value] of Object.entries(patch)) {
    const steps = path.split('.');
    const last = steps.pop()!;
    const holder = steps.reduce((at, step) => (at[step] ??= {}) as Json, content);
    holder[last] = value;
  }
  await put(file, JSON.stringify(content));
}

export async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, NAME, file), 'utf8');
  expect(text).toContain(from);
  await put(file, text.replace(from, to));
}

/** Without the linter, which takes half a second to start and has a test of its own. */
export async function allFindings(): Promise<Finding[]> {
  return (await checkLanders(folder, [], [NAME], () => [])).flatMap((lander) => lander.findings);
}

/** Without the warnings that a new lander begins with: its texts are those of the template. */
export const findings = async () => (await allFindings()).filter(isOwn);

export const isOwn = ({ message }: Finding) => !/of the template\b/.test(message);

export const lines = async () => (await findings()).map(({ file, path, message }) => `${file} ${path} ${message}`);
