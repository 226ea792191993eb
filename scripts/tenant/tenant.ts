import { existsSync } from 'node:fs';
import { runCommand } from '../command/run-command';
import { tenantCommand } from './tenant-command';

if (existsSync('.env')) process.loadEnvFile('.env');
runCommand(() => tenantCommand(process.argv.slice(2), console));
