import type { EntryContext, ServerBuild } from '@remix-run/node';
import { makeDocumentParts, type DocumentParts } from './compose/document.server';
import { openProcess, type Development, type FacetProcess } from './compose/process.server';
import { startProblem } from './compose/start-problem.server';
import type { RequestContext } from './server/context/context.server';

/** The only file that knows services, adapters and server together; its parts are in compose/. */

// Survives a development reload: this module may be evaluated again, connections must not be opened again.
const KEY = Symbol.for('facet.process');
const keeper = globalThis as { [KEY]?: FacetProcess };

/** Starts the process; called by start.mjs with the build it imported. */
export async function start(build: ServerBuild, development?: Development): Promise<void> {
  try {
    const keep = (running: FacetProcess) => {
      keeper[KEY] = running;
    };
    await openProcess(build, keep, development);
  } catch (error) {
    const problem = startProblem(error);
    if (problem === undefined) throw error;
    process.stderr.write(`${problem}\n`);
    // What was opened before the problem must not keep the process.
    process.exit(1);
  }
}

/** What the document of this request needs besides React's own output. */
export function documentParts(context: RequestContext, remix: EntryContext): DocumentParts {
  const running = keeper[KEY];
  if (!running) throw new Error('documentParts before start');
  return makeDocumentParts(running.catalogues, context, remix);
}
