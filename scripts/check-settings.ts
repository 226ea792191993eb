/**
 * A setting that no product code reads has no effect, whatever the operator chooses. Every leaf of a brand's file is
 * looked for in the product's code; reading it for the public settings alone does not count.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { isProduct, readSources, type SourceFile } from './check-files';

/** Settings that no code reads yet. The list may only get shorter: the test names the two that are allowed. */
export const LATER: readonly string[] = [];

/** Files that describe, validate or publish settings, but do not act on them. */
const DESCRIBES =
  /^app\/tenancy\/(?:tenant|tenant-choices|public-settings\.server|tenant-fields\.server|tenant-rules\.server)\.ts$/;
/** Settings that contain settings; every other key of a file is a leaf. */
const NESTED = new Set(['limits', 'limits.free', 'limits.premium', 'limits.new_account', 'features']);
/** The names of a brand in the code that reads it. */
const OWNERS = new Set(['tenant', 'brand', 'file', 'Tenant', 'TenantFile', 'Brand']);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
}

/** All settings of a brand's file as paths: `message_credits`, `limits.free.photos`, `features.gifts`. */
export function settingsOf(schema: JsonSchema, above = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const path = above === '' ? key : `${above}.${key}`;
    if (path === '$schema') return [];
    return NESTED.has(path) ? settingsOf(inner, path) : [path];
  });
}

export function checkSettings(
  settings: readonly string[],
  sources: readonly SourceFile[],
  later: readonly string[] = LATER,
): string[] {
  const read = readIn(settings, sources);
  return [
    ...settings
      .filter((setting) => !read.has(setting) && !later.includes(setting))
      .map(
        (setting) => `${setting}: no product code reads it, so changing it has no effect. Implement it or remove it`,
      ),
    ...later
      .filter((setting) => read.has(setting) || !settings.includes(setting))
      .map(
        (setting) =>
          `${setting}: product code reads it now, or it is no longer a setting. Remove it from the list LATER`,
      ),
  ];
}

function readIn(settings: readonly string[], sources: readonly SourceFile[]): Set<string> {
  const read = new Set<string>();
  // Most files mention no setting and need not be parsed.
  const keys = settings.flatMap((setting) => setting.split('.')).filter((key) => key.includes('_'));
  const speaks = new RegExp(`\\b(?:${[...OWNERS, 'limits', 'features', 'requirePart', ...keys].join('|')})\\b`);
  for (const { path, text } of sources) {
    if (!speaks.test(text)) continue;
    if (!isProduct(path) || !/^(?:app|db)\/.*\.tsx?$/.test(path) || DESCRIBES.test(path)) continue;
    for (const chain of chainsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))) {
      for (const setting of settings) if (names(chain, setting)) read.add(setting);
    }
  }
  return read;
}

/**
 * Whether a chain reads a setting. `tenant.limits.free.photos` and `limits.free.photos` read `limits.free.photos`, but
 * `offers.gifts` does not read `features.gifts`.
 */
function names(chain: readonly string[], setting: string): boolean {
  const keys = setting.split('.');
  // For `tenant.name` only the owner shows that it is the brand's. A key of several words is recognised by itself.
  const owned = keys.length === 1 && !setting.includes('_');
  // `const { free } = tenant.limits` may be followed by `free.photos`, so the last two keys are enough.
  const wanted = keys.slice(-2);
  return chain.some((_, at) => {
    if (!wanted.every((key, i) => chain[at + i] === key)) return false;
    return !owned || OWNERS.has(chain[at - 1] ?? '');
  });
}

/**
 * Every chain of property names in the file, beginning with its owner: accesses, patterns, and features named by a
 * string.
 */
function chainsOf(file: ts.SourceFile): string[][] {
  const chains: string[][] = [];
  const byWord = /\brequirePart\b|\.features\[/.test(file.text);
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) chains.push(chainOf(node));
    if (ts.isObjectBindingPattern(node)) chains.push(...patternChains(node));
    if (byWord && ts.isStringLiteral(node)) chains.push(['features', node.text]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return chains;
}

function chainOf(node: ts.Expression): string[] {
  if (ts.isPropertyAccessExpression(node)) return [...chainOf(node.expression), node.name.text];
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return chainOf(node.expression);
  return ts.isIdentifier(node) ? [node.text] : [];
}

/** Chains of `{ tenant: { niche } }`, `{ countries } = tenant` and `({ cdn_prefix }: Brand)`. */
function patternChains(pattern: ts.ObjectBindingPattern): string[][] {
  const owner = ownerOf(pattern);
  return pattern.elements.map((element) => [...owner, (element.propertyName ?? element.name).getText()]);
}

function ownerOf(pattern: ts.ObjectBindingPattern): string[] {
  const { parent } = pattern;
  if (ts.isBindingElement(parent)) {
    return [...ownerOf(parent.parent as ts.ObjectBindingPattern), (parent.propertyName ?? parent.name).getText()];
  }
  if (ts.isVariableDeclaration(parent) && parent.initializer) return chainOf(parent.initializer);
  // The name in the type: `Tenant` or `Pick<Tenant, …>`.
  const type = parent.type?.getText() ?? '';
  return [/^(?:Pick<)?(\w+)/.exec(type)?.[1] ?? ''];
}

function main(): number {
  const sources = readSources(resolve(import.meta.dirname, '..'));
  const schema = sources.find(({ path }) => path === 'tenants/tenant.schema.json')!;
  const settings = settingsOf(JSON.parse(schema.text) as JsonSchema);
  const findings = checkSettings(settings, sources);
  for (const finding of findings) console.error(`settings: ${finding}`);
  const end = findings.length === 0 ? `no finding, ${LATER.length} for later` : `${findings.length} findings`;
  console.log(`settings: ${settings.length} of a brand, ${end}`);
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
