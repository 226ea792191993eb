import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { processConfig } from '~/config/config';
import { runCommand } from '../command/run-command';
import { commandOptions, trustCommand, USAGE } from './trust-command';
import { openBrandReviews } from '../review/open-brand-reviews';

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE);
    return 0;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  const { reviews, close } = await openBrandReviews(processConfig(), values.brand);
  try {
    return await trustCommand(reviews, words, console);
  } finally {
    await close();
  }
}

runCommand(main);
