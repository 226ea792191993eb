import { runCommand } from './command/run-command';
import { tenantCommand } from './tenant/tenant-command';

runCommand(() => tenantCommand(process.argv.slice(2), console));
