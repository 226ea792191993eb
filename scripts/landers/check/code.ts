import { posix } from 'node:path';
import { isStory, isTest } from '../../check-files';
import { problem, warning, type Finding } from '../finding';
import type { LanderFolder } from '../lander-folder';
import { KIT, readCode, type CodeFacts } from './code-facts';
import { motionFindings } from './motion';

const SCRIPT_KIT = '~/landing/kit/enhance';
const PACKAGES = ['react', 'styled-components'];
/** A page needs both texts: the one while signups are open, and the one instead (`<Copy slot="…" closed="…" />`). */
const OPEN_OR_NOT = ['signupOpen', 'closed'];
/** Texts that the page uses without naming them: those of the document's head. */
const UNNAMED = /^meta-/;

/**
 * Checks the code of a lander: it may import the kit and its own folder only, and takes texts from the copy.
 */
export function checkLanderCode({ code, manifest }: LanderFolder): Finding[] {
  const own = [...code].filter(([file]) => !isStory(file) && !isTest(file));
  const facts = new Map(own.map(([file, text]) => [file, readCode(file, text)]));
  const browser = reachable('enhance.ts', facts);
  const findings = own.flatMap(([file]) => [
    ...importFindings(file, facts.get(file)!, browser.has(file)),
    ...facts
      .get(file)!
      .spoken.map(({ line, text }) =>
        problem(
          file,
          `line ${line}`,
          `contains the text “${text}”`,
          'Texts are copy: add a slot, and write <Copy slot="…" /> here.',
        ),
      ),
    ...facts
      .get(file)!
      .lively.map(({ line, what }) =>
        problem(
          file,
          `line ${line}`,
          `uses ${what}, which never runs`,
          'Landers are not hydrated: use enhance.ts for behaviour.',
        ),
      ),
  ]);
  findings.push(...motionFindings(own, facts));
  const page = code.get('Lander.tsx');
  if (page !== undefined && !/export default|as default/.test(page)) {
    findings.push(
      problem('Lander.tsx', '', 'has no default export', 'Write export default function …: it is the page.'),
    );
  }
  if (page !== undefined && ![...facts.values()].some(({ names }) => OPEN_OR_NOT.some((name) => names.has(name)))) {
    const mend = 'If useLander().signupOpen is false, explain how to be invited instead of showing the button.';
    findings.push(warning('Lander.tsx', '', 'never checks whether signups are open', mend));
  }
  return [...findings, ...(manifest ? slotFindings(Object.keys(manifest.slots), facts) : [])];
}

function importFindings(file: string, { imports }: CodeFacts, inBrowser: boolean): Finding[] {
  return imports
    .filter(({ from, typeOnly }) => !typeOnly && !mayImport(file, from, inBrowser))
    .map(({ from, line }) =>
      problem(
        file,
        `line ${line}`,
        `imports ${from}`,
        inBrowser
          ? `The script runs in the browser: it may import only ${SCRIPT_KIT} and files of the lander.`
          : `A lander may import ${KIT}, ${PACKAGES.join(', ')} and its own folder; add to the kit what it lacks.`,
      ),
    );
}

function mayImport(file: string, from: string, inBrowser: boolean): boolean {
  if (from.startsWith('.')) return !posix.join(posix.dirname(file), from).startsWith('..');
  if (from === SCRIPT_KIT) return file.endsWith('.ts');
  return !inBrowser && (from === KIT || PACKAGES.includes(from));
}

/** The files that are part of the browser's script. */
function reachable(entry: string, facts: Map<string, CodeFacts>, seen = new Set<string>()): Set<string> {
  const known = facts.get(entry);
  if (!known || seen.has(entry)) return seen;
  seen.add(entry);
  for (const { from, typeOnly } of known.imports) {
    if (!from.startsWith('.') || typeOnly) continue;
    const path = posix.join(posix.dirname(entry), from);
    for (const file of [path, `${path}.ts`, `${path}.tsx`]) reachable(file, facts, seen);
  }
  return seen;
}

function slotFindings(slots: string[], facts: Map<string, CodeFacts>): Finding[] {
  const all = [...facts].filter(([file]) => file.endsWith('.tsx') || file.endsWith('.ts'));
  const unknown = all.flatMap(([file, { slots: used }]) =>
    used
      .filter(({ slot }) => !slots.includes(slot) && !UNNAMED.test(slot))
      .map(({ slot, line }) =>
        problem(
          file,
          `line ${line}`,
          `uses the slot ${slot}, which is not in the manifest`,
          'Correct the spelling, or add the slot.',
        ),
      ),
  );
  const literals = all.flatMap(([, { literals }]) => literals);
  const composed = all.flatMap(([, facts]) => facts.composed);
  const idle = slots
    .filter((slot) => !UNNAMED.test(slot) && !literals.includes(slot))
    .filter((slot) => !composed.some((pattern) => pattern.test(slot)))
    .map((slot) => warning('manifest.json', `$.slots.${slot}`, 'is not used in the code', 'Show it, or remove it.'));
  return [...unknown, ...idle];
}
