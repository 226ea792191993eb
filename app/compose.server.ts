import type { ServerBuild } from '@remix-run/node';
import { openProcess } from './compose/process.server';
import type { Development } from './compose/starting';
import { startProblem } from './compose/start-problem.server';

/** The only file that knows services, adapters and server together; its parts are in app/compose/. */

/** Starts the process. Called by start.mjs with the build it imported. */
export async function start(build: ServerBuild, development?: Development): Promise<void> {
  try {
    await openProcess(build, development);
  } catch (error) {
    const problem = startProblem(error);
    if (problem === undefined) throw error;
    process.stderr.write(`${problem}\n`);
    // Whatever was opened before the problem must not keep the process alive.
    process.exit(1);
  }
}
