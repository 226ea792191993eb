import { join } from 'node:path';
import type { Tenant } from '~/tenancy/tenant';
import { BUILD, isBuilt, NEXT_BUILD } from '../build.mjs';
import { adoptBuild } from '../bundle/adopt-build.mjs';
import { landerFingerprints } from '../bundle/fingerprint.mjs';
import type { Say } from '../command/run-command';
import { askRestart } from '../supervisor/ask-restart';
import { listRunning, type RunningServer } from '../supervisor/running-servers.mjs';
import { readTenantFolder } from '../tenant/tenant-folder';
import { buildBeside } from './build-beside';
import { checkLanders } from './check-landers';
import { describeFinding } from './finding';
import { readLanderFolder } from './lander-folder';
import { builtLanders, landerState } from './lander-table';
import { pagesOf } from './pages';

const root = join(import.meta.dirname, '../..');

/** Builds what is not yet built, lets new servers take the place of the running ones, and says what is live now. */
export async function publish(directory: string, brands: readonly Tenant[], say: Say): Promise<number> {
  if (!(await isSound(directory, brands, say))) return 1;
  const fresh = unbuilt(directory);
  if (!isBuilt(BUILD)) {
    await buildBeside();
    adoptBuild(join(root, NEXT_BUILD), join(root, BUILD));
  }
  const servers = listRunning();
  if (servers.length === 0) {
    say.log('Built. No server of npm start is running here: what was built is live when one starts.');
    return 0;
  }
  let code = 0;
  for (const server of servers) code = Math.max(code, await renew(server, { directory, fresh }, say));
  return code;
}

/** What is new since the last build, by the name of the lander. */
type Fresh = [name: string, state: string][];

async function renew(
  { mode, port, dataDir, tenantsDir }: RunningServer,
  { directory, fresh }: { directory: string; fresh: Fresh },
  say: Say,
): Promise<number> {
  const restarted = await askRestart(dataDir);
  if (!restarted?.ok) {
    const why = restarted?.problem ?? 'it does not answer';
    say.error(`Built, but not live on port ${port}: ${why}. The output of the server says why.`);
    return 1;
  }
  const urlOf = ({ slug, domain }: Tenant) =>
    mode === 'demo' ? `http://${slug}.localhost:${restarted.port}` : `https://${domain}`;
  say.log(
    `Live on port ${restarted.port}: a new server (process ${restarted.pid}) has taken over; requests waited for it meanwhile.`,
  );
  const brands = [...(await readTenantFolder(tenantsDir)).serving.tenants.values()].sort((a, b) => a.id - b.id);
  for (const [name, state] of fresh) say.log(await liveLine(directory, name, state, brands, urlOf));
  return 0;
}

async function isSound(directory: string, brands: readonly Tenant[], say: Say): Promise<boolean> {
  const problems = (await checkLanders(directory, brands)).flatMap(({ name, findings }) =>
    findings.filter(({ level }) => level === 'problem').map((finding) => describeFinding(name, finding)),
  );
  if (problems.length === 0) return true;
  say.error([...problems, 'Nothing was built: mend this first.'].join('\n'));
  return false;
}

function unbuilt(directory: string): Fresh {
  const built = builtLanders();
  return Object.entries(landerFingerprints(directory))
    .map(([name, now]): [string, string] => [name, landerState(built, name, now)])
    .filter(([, state]) => state !== 'live');
}

async function liveLine(
  directory: string,
  name: string,
  state: string,
  brands: readonly Tenant[],
  urlOf: (brand: Tenant) => string,
): Promise<string> {
  const { lander } = await readLanderFolder(directory, name);
  const [page] = lander ? pagesOf(lander, brands) : [];
  const brand = brands.find(({ slug }) => slug === page?.brand);
  const where = page && brand ? `${urlOf(brand)}${page.path}` : 'no brand shows it';
  return `  ${name} (${state === 'not yet built' ? 'new' : 'changed'})  ${where}`;
}
