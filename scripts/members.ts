import { existsSync } from 'node:fs';
import { processConfig } from '~/config/config';
import { runCommand } from './command/run-command';
import { membersCommand, readMembersCommand, USAGE } from './members/members-command';

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE);
    return 0;
  }
  const command = readMembersCommand(words);
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  // Most of the product is loaded here, which a mistyped command need not wait for.
  const { openOperator } = await import('~/compose/operator.server');
  const { context, close } = await openOperator(processConfig(), command.brand);
  try {
    return await membersCommand(context, command, console);
  } finally {
    await close();
  }
}

runCommand(main);
