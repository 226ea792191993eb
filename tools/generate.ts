import { programsOf } from '../scripts/command/programs';
import { GENERATORS } from './generators';

await programsOf('npm run generate --', GENERATORS).parseAsync();
