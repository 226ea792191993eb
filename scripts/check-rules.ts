/**
 * The rules of the project about names of files, about texts and about several files at once, each with a message. What
 * one file of code shows by itself is a rule of oxlint (.oxlintrc.json, with the project's own rules in scripts/lint).
 * The allowed imports are in .dependency-cruiser.cjs, sizes in check-sizes.ts.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, filesBelow, type Finding, readSources } from './check-files';
import { checkContract } from './check-rules-contract';
import { checkFragments } from './check-rules-fragments';
import { checkNames } from './check-rules-names';
import { checkParts } from './check-rules-parts';
import { checkStyles } from './check-rules-styles';
import { checkBrands, checkText } from './check-rules-text';

export function checkRules(root: string): Finding[] {
  const sources = readSources(root);
  const brands = filesBelow(root, 'tenants').flatMap((path) => /^tenants\/([a-z][^/]*)\.json$/.exec(path)?.[1] ?? []);
  return [
    ...checkNames(sources.map((file) => file.path)),
    ...checkContract(sources),
    ...checkFragments(sources),
    ...checkParts(sources),
    ...sources.flatMap((file) => [...checkText(file), ...checkStyles(file), ...checkBrands(file, brands)]),
  ];
}

function main(): number {
  const findings = checkRules(resolve(import.meta.dirname, '..'));
  for (const finding of findings) console.error(describe(finding));
  console.log(findings.length === 0 ? 'rules: no finding' : `rules: ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
