import { parseArgs } from 'node:util';
import { oldDatabaseSentence, runDataCommand } from '../command/data-command';
import { announcementsCommand, commandOptions, USAGE } from './announcements-command';

runDataCommand(
  {
    usage: USAGE,
    read: (words) => ({
      words,
      brand: parseArgs({ args: words, allowPositionals: true, options: commandOptions }).values.brand,
    }),
    open: async (config, { brand }) => {
      const { openOperators } = await import('~/compose/operator.server');
      return openOperators(config, brand);
    },
    run: ({ tenants, contextOf }, { words }, say) =>
      announcementsCommand(
        tenants.map(({ id }) => contextOf(id)!),
        words,
        say,
      ),
  },
  (error) => oldDatabaseSentence(error) ?? (error instanceof Error ? error.message : error),
);
