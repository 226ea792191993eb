import { landerCommand } from './landers/lander-command';
import { runCommand } from './command/run-command';

runCommand(() => landerCommand(process.argv.slice(2), console));
