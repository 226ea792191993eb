import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { processConfig } from '~/config/config';
import { runCommand } from './command/run-command';
import { readDiscountFiles } from './discounts/discount-files';
import { commandOptions, discountsCommand, USAGE } from './discounts/discounts-command';
import { openBrandReviews } from './review/open-brand-reviews';

async function main(): Promise<number> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE);
    return 0;
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = processConfig();
  const { values } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  const files = await readDiscountFiles(config.tenantsDir);
  const { reviews, close } = await openBrandReviews(config, values.brand);
  try {
    const brands = reviews.map(({ tenant, db, clock, ids }) => ({ slug: tenant.slug, db, clock, ids, files }));
    return await discountsCommand(brands, words, console);
  } finally {
    await close();
  }
}

runCommand(main);
