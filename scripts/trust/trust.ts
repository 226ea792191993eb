import { runBrandCommand } from '../command/brand-command';
import { commandOptions, trustCommand, USAGE } from './trust-command';

runBrandCommand({ usage: USAGE, options: commandOptions, run: trustCommand });
