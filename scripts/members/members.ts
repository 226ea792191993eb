import { runDataCommand } from '../command/data-command';
import { membersCommand, readMembersCommand, USAGE } from './members-command';

runDataCommand({
  usage: USAGE,
  read: readMembersCommand,
  open: async (config, { brand }) => {
    const { openOperator } = await import('~/compose/operator.server');
    return openOperator(config, brand);
  },
  run: ({ context }, command, say) => membersCommand(context, command, say),
});
