import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const client = join(root, process.env.FACET_BUILD_DIR ?? 'build', 'client');
const out = join(client, 'assets');

/**
 * Builds the landers' own scripts, one file each without shared parts, so that a page loads a single one. Separate from
 * the product's build, because landers are not hydrated and React must never be included.
 */
export async function buildLanderScripts() {
  const scripts = {};
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(join(root, 'landers'))) {
    const entry = join(root, 'landers', name, 'enhance.ts');
    if (!existsSync(entry)) continue;
    scripts[name] = `/assets/${writeHashed(`lander-${name}`, await bundle(entry))}`;
  }
  writeFileSync(join(client, 'lander-scripts.json'), JSON.stringify(scripts));
  return scripts;
}

/**
 * Builds the script of the light pages, which do the work of the default layout until the application is loaded, and the
 * one that offers a language on pages that never get the application.
 */
async function buildLightScripts() {
  const urls = {};
  for (const name of ['light-page', 'offer-script']) {
    const code = await bundle(join(root, `app/document/light/${name}.ts`));
    urls[name] = `/assets/${writeHashed(name, code)}`;
  }
  writeFileSync(join(client, 'light-scripts.json'), JSON.stringify(urls));
  return urls;
}

/** Returns the name of the file. */
function writeHashed(name, code) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `${name}-${hash}.js`;
  writeFileSync(join(out, file), code);
  return file;
}

/** Returns the script as the browser receives it. */
export async function bundle(entry) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^~\//, replacement: `${join(root, 'app')}/` }] },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'es', inlineDynamicImports: true } },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  return built.output.find((file) => file.type === 'chunk').code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await buildLanderScripts(), await buildLightScripts());
}
