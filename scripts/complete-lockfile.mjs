import { readFileSync, writeFileSync } from 'node:fs';

// npm leaves optional platform packages out of package-lock.json if the registry in use does not have them, and then
// `npm ci` rejects the lock file. Run this after `npm install`: it adds every optional package that another package
// asks for. On other platforms npm skips them.
const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  win32: 'win32',
  openharmony: 'openharmony',
  sunos: 'sunos',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  aix: 'aix',
};
const CPU = {
  arm64: 'arm64',
  armv7: 'arm',
  arm: 'arm',
  x64: 'x64',
  ia32: 'ia32',
  riscv64: 'riscv64',
  s390x: 's390x',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (!path || lock.packages[nested] || lock.packages[top]) continue;
    const words = name.split(/[-/]/);
    const os = words.map((word) => OS[word]).find(Boolean);
    const cpu = words.map((word) => CPU[word]).find(Boolean);
    if (!os && !cpu) continue;
    lock.packages[top] = {
      version: range.replace(/^[^\d]*/, ''),
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added += 1;
  }
}
const root = lock.packages[''];
delete lock.packages[''];
lock.packages = { '': root, ...Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))) };
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional platform packages added`);
