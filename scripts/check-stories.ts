/**
 * Every component has a story: a file that renders is either the subject of a story file, or named among its
 * `subcomponents`, the parts of a screen that its stories show. Files that render nothing of their own are listed here.
 */
import { posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Finding, isStory, isTest, readSources, type SourceFile } from './check-files';

/**
 * Path without its ending -> the reason why there is nothing to show. The kit needs no entries, because landers show it
 * in their stories.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  'app/features/chat/conversation/ConversationPage': 'reads what its route has loaded; ChatScreen renders it',
  'app/features/chat/send-queue/SendQueueRunner': 'sends queued messages, and renders nothing',
  'app/features/likes/dialogs/LikeModal': 'asks the server which profile to show; LikeDialog renders it',
  'app/features/likes/dialogs/MatchModal': 'listens for matches; MatchDialog renders them',
  'app/layouts/ChatLayout': 'stories are rendered in it: page.layout',
  'app/layouts/DefaultLayout': 'stories are rendered in it: page.layout',
  'app/layouts/EmptyLayout': 'stories are rendered in it: page.layout',
  'app/layouts/LanderLayout': 'stories are rendered in it: page.layout',
  'app/layouts/alerts/SignupModal': 'listens for clicks on signup links; SignupForm in a Dialog renders the form',
  'app/realtime/LiveRoot': 'provides live data, and renders its children',
  'app/realtime/LiveUpdates': 'listens, and renders nothing',
  'app/ui/FieldError/FieldProblem': 'makes the error of a field; FieldError renders it',
  'app/ui/Toaster/ToastProvider': 'provides the toasts; Toaster renders them',
};

/** Names that docs/glossary.md has replaced: they say how many there are, or nothing, and not which state is shown. */
const REPLACED_NAMES = /^export const (Some|Wrong|One|Full|Plain|Quiet|None|Nothing)\b/gm;

const COMPONENT = /^app\/(?:features|layouts|page|realtime|ui)\/(?:.*\/)?[A-Z][A-Za-z0-9]*\.tsx$/;
/** The styled parts of one component, which are visible wherever the component is. */
const PARTS = /Parts\.tsx$/;
const IMPORT = /^import (?!type )([^;]*?) from '([^']+)';/gm;
const SUBCOMPONENTS = /\bsubcomponents: \{([^}]*)\}/g;

const isComponent = (path: string) => COMPONENT.test(path) && !PARTS.test(path) && !isTest(path) && !isStory(path);
const nameOf = (path: string) => path.replace(/\.tsx?$/, '');

export function checkStories(sources: readonly SourceFile[], without = WITHOUT): Finding[] {
  const imports = new Map(sources.map((file) => [nameOf(file.path), importsOf(file).map(({ file: name }) => name)]));
  const shown = new Set<string>();
  const findings: Finding[] = [];
  for (const file of sources.filter(({ path }) => path.endsWith('.stories.tsx'))) {
    findings.push(...replacedNames(file));
    const { about, parts } = shownBy(file);
    const within = reachedFrom(about, imports);
    for (const name of [...about, ...parts]) shown.add(name);
    for (const part of parts.filter((name) => !within.has(name))) {
      const message = `lists ${posix.basename(part)} in subcomponents, but renders it nowhere`;
      findings.push({ rule: 'story', path: file.path, message });
    }
  }
  const components = sources.map(({ path }) => path).filter(isComponent);
  for (const path of components.filter(
    (component) => !shown.has(nameOf(component)) && !(nameOf(component) in without),
  )) {
    const message = 'has no story: write one beside it, or list it in the subcomponents of the story that shows it';
    findings.push({ rule: 'story', path, message });
  }
  for (const name of Object.keys(without).filter((name) => shown.has(name) || !components.includes(`${name}.tsx`))) {
    const message = 'needs no exception any more: it has a story, or no longer exists';
    findings.push({ rule: 'story', path: `${name}.tsx`, message });
  }
  return findings;
}

function replacedNames({ path, text }: SourceFile): Finding[] {
  return [...text.matchAll(REPLACED_NAMES)].map(([, name = '']) => {
    const message = `has a story called ${name}: name the state (Default, Empty, Loading, WithErrors, Long, Disabled, or a more specific word)`;
    return { rule: 'story', path, message };
  });
}

/** The subjects of a story file, and the parts that it names. */
function shownBy(file: SourceFile): { about: string[]; parts: string[] } {
  const named = [...file.text.matchAll(SUBCOMPONENTS)].flatMap(([, names = '']) => names.match(/[A-Z]\w*/g) ?? []);
  const isPart = ({ names }: Imported) => names.length > 0 && names.every((name) => named.includes(name));
  const all = importsOf(file);
  return {
    about: all.filter((story) => !isPart(story)).map(({ file: name }) => name),
    parts: all.filter(isPart).map(({ file: name }) => name),
  };
}

interface Imported {
  names: string[];
  /** The path from the root, without its ending. */
  file: string;
}

function importsOf({ path, text }: SourceFile): Imported[] {
  return [...text.matchAll(IMPORT)].flatMap(([, what = '', from = '']) => {
    const names = what.replaceAll(/\btype \w+/g, '').match(/\w+/g) ?? [];
    if (from.startsWith('~/')) return [{ names, file: `app/${from.slice(2)}` }];
    return from.startsWith('.') ? [{ names, file: posix.join(posix.dirname(path), from) }] : [];
  });
}

function reachedFrom(files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}

function main(): number {
  const findings = checkStories(readSources(resolve(import.meta.dirname, '..')));
  for (const { path, message } of findings) console.error(`${path}  story: ${message}`);
  console.log(findings.length === 0 ? 'stories: every component has one' : `stories: ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
