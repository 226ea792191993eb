/**
 * A setting that no product code reads is a promise nobody keeps: an operator turns it and nothing happens. Every leaf
 * of a brand's file is looked for in the product's code; saying it in the public settings alone does not count.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { isProduct, readSources, type SourceFile } from './check-files';

/** What a later issue brings. Only ever shorter: the test names the three that may stand here. */
export const LATER: readonly string[] = ['features.push_notifications', 'member_resell', 'welcome_offer'];

/** They describe, check or publish settings; whoever acts on one stands elsewhere. */
const DESCRIBES =
  /^app\/tenancy\/(?:tenant|tenant-choices|public-settings\.server|tenant-fields\.server|tenant-rules\.server)\.ts$/;
/** Settings that hold settings; everything else of a file is a leaf. */
const NESTED = new Set(['limits', 'limits.free', 'limits.premium', 'limits.new_account', 'features']);
/** What a brand is called where it is read. */
const OWNERS = new Set(['tenant', 'brand', 'file', 'Tenant', 'TenantFile', 'Brand']);

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
}

/** `message_credits`, `limits.free.photos`, `features.gifts`: all that a brand's file can say. */
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
        (setting) => `${setting}: no product code reads it. Whoever turns it changes nothing: wire it, or take it away`,
      ),
    ...later
      .filter((setting) => read.has(setting) || !settings.includes(setting))
      .map(
        (setting) =>
          `${setting}: it is read meanwhile, or no setting any more. Take it off the list of what comes later`,
      ),
  ];
}

function readIn(settings: readonly string[], sources: readonly SourceFile[]): Set<string> {
  const read = new Set<string>();
  // Most files speak of no setting at all and need no parsing.
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

/** `tenant.limits.free.photos` reads `limits.free.photos`; so does `limits.free.photos`, but `offers.gifts` no feature. */
function names(chain: readonly string[], setting: string): boolean {
  const keys = setting.split('.');
  // Of `tenant.name` only the owner tells that it is the brand's; a key of several words is told by itself.
  const owned = keys.length === 1 && !setting.includes('_');
  // `const { free } = tenant.limits` and then `free.photos`: the last two keys are enough.
  const wanted = keys.slice(-2);
  return chain.some((_, at) => {
    if (!wanted.every((key, i) => chain[at + i] === key)) return false;
    return !owned || OWNERS.has(chain[at - 1] ?? '');
  });
}

/** Every way to a property in the file, from its owner on: accesses, patterns, and features named by a word. */
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

/** `{ tenant: { niche } }`, `{ countries } = tenant`, `({ cdn_prefix }: Brand)`. */
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
  // The type's first word: `Tenant`, `Pick<Tenant, …>`.
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
