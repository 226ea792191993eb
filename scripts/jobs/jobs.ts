import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { listJobLeases } from '~db/queries/job-lease';
import { runDataCommand } from '../command/data-command';
import { commandOptions, jobsCommand, USAGE } from './jobs-command';

runDataCommand({
  usage: USAGE,
  read: (words) => ({
    words,
    brand: parseArgs({ args: words, allowPositionals: true, options: commandOptions }).values.brand,
  }),
  open: async (config, { brand }) => {
    const { openOperators } = await import('~/compose/operator.server');
    return openOperators(config, brand);
  },
  run: async (operator, { words }, say) => {
    const { commandJobs } = await import('~/compose/command-jobs.server');
    const system = operator.database.system('the list of jobs belongs to no brand');
    const holder = `${hostname()}:${process.pid}:command`;
    const { jobs, runner, now } = commandJobs(operator, holder);
    const world = { jobs, runner, now, brands: operator.tenants, leases: () => listJobLeases(system) };
    return jobsCommand(world, words, say);
  },
});
