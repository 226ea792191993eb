import { programsOf } from '../../scripts/command/programs';
import { STORYBOOK } from './storybook-programs';

await programsOf('npm run storybook --', STORYBOOK, 'dev').parseAsync();
