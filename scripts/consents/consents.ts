import { runBrandCommand } from '../command/brand-command';
import { commandOptions, consentsCommand, USAGE } from './consents-command';

runBrandCommand({ usage: USAGE, options: commandOptions, run: consentsCommand });
