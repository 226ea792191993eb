import { landerCommand } from './lander-command';
import { runCommand } from '../command/run-command';

runCommand(() => landerCommand(process.argv.slice(2), console));
