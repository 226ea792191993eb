import { facetCommands, facetProgram } from './command/facet-commands';
import { codeOf, consoleOf } from './command/run-command';

const args = process.argv.slice(2);
const name = args.find((word) => Object.hasOwn(facetCommands, word));
const { ending = {} } = facetCommands[name ?? ''] ?? {};
// If the terminal is closed during a question, the promise never settles. That must not count as success.
let code = ending.failed ?? 1;
process.once('exit', () => (process.exitCode = code));
const say = consoleOf();
void codeOf(() => facetProgram(name, say), args, say, ending).then((ended) => (code = ended));
