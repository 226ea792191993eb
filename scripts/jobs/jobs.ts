import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { listJobLeases } from '~db/queries/job-lease';
import { processConfig } from '~/config/config';
import { runCommand } from '../command/run-command';
import { commandOptions, jobsCommand, USAGE } from './jobs-command';

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE);
    return 0;
  }
  const { values } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { openOperators } = await import('~/compose/operator.server');
  const { commandJobs } = await import('~/compose/command-jobs.server');
  const operator = await openOperators(processConfig(), values.brand);
  try {
    const system = operator.database.system('the list of jobs belongs to no brand');
    const holder = `${hostname()}:${process.pid}:command`;
    const { jobs, runner, now } = commandJobs(operator, holder);
    const world = { jobs, runner, now, brands: operator.tenants, leases: () => listJobLeases(system) };
    return await jobsCommand(world, words, console);
  } finally {
    await operator.close();
  }
}

runCommand(main);
