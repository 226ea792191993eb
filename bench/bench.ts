import { programsOf } from '../scripts/command/programs';
import { BENCHES } from './benches';

await programsOf('npm run bench --', BENCHES, 'costs').parseAsync();
