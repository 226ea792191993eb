import { runBrandCommand } from '../command/brand-command';
import { readDiscountFiles } from './discount-files';
import { commandOptions, discountsCommand, USAGE } from './discounts-command';

runBrandCommand({
  usage: USAGE,
  options: commandOptions,
  run: async (brands, words, say, config) => {
    const files = await readDiscountFiles(config.tenantsDir);
    const launching = brands.map(({ tenant, db, clock, ids }) => ({ slug: tenant.slug, db, clock, ids, files }));
    return discountsCommand(launching, words, say);
  },
});
