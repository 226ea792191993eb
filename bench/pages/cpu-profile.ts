import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../brand';

/** Where the CPU of a process went: shares of its own time, the largest first. */
export interface CpuProfile {
  areas: { name: string; share: number }[];
  functions: { name: string; share: number }[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
}
interface RawProfile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

/** Environment for a server that can be profiled, and the means to do it. */
export async function openProfiler(): Promise<{
  env: Record<string, string>;
  during(pid: number, work: () => Promise<unknown>): Promise<CpuProfile>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-profile-'));
  const file = join(folder, 'profile.json');
  const hook = pathToFileURL(join(root, 'bench/pages/profile-hook.ts')).href;
  return {
    env: { BENCH_CPU_PROFILE: file, NODE_OPTIONS: `--import tsx --import ${hook}` },
    async during(pid, work) {
      process.kill(pid, 'SIGWINCH');
      await work();
      process.kill(pid, 'SIGWINCH');
      const profile = summariseProfile(JSON.parse(await written(file)) as RawProfile);
      await rm(folder, { recursive: true });
      return profile;
    },
  };
}

/** Waits for the file to be there and whole. */
async function written(file: string): Promise<string> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('}')) return text;
    await sleep(100);
  }
  throw new Error('The server wrote no profile');
}

/** Not the server's own work; `dispatch` is the inspector that takes the profile. */
const SKIPPED = new Set(['(idle)', '(program)', '(root)', 'dispatch']);

export function summariseProfile({ nodes, samples, timeDeltas }: RawProfile): CpuProfile {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const areas = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  samples.forEach((id, i) => {
    const { callFrame } = byId.get(id)!;
    if (SKIPPED.has(callFrame.functionName)) return;
    const time = timeDeltas[i]!;
    const area = areaOf(callFrame);
    const name = `${callFrame.functionName || '(anonymous)'} · ${area}`;
    total += time;
    areas.set(area, (areas.get(area) ?? 0) + time);
    functions.set(name, (functions.get(name) ?? 0) + time);
  });
  const shares = (map: Map<string, number>, most: number) =>
    [...map]
      .map(([name, time]) => ({ name, share: time / total }))
      .sort((a, b) => b.share - a.share)
      .slice(0, most);
  return { areas: shares(areas, 14), functions: shares(functions, 20) };
}

/** A package, Node itself, or the server's own bundle (which holds styled-components too). */
function areaOf({ functionName, url }: ProfileNode['callFrame']): string {
  if (functionName === '(garbage collector)') return 'garbage collection';
  const inside = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (inside) return inside;
  if (url.startsWith('node:') || url === '') return 'Node';
  return 'server bundle (Facet, styled-components)';
}
