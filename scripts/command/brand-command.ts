import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Config } from '~/config/config';
import { openBrandReviews, type BrandReview } from '../review/open-brand-reviews';
import { runDataCommand } from './data-command';
import type { Say } from './run-command';

interface BrandCommand {
  usage: string;
  /** All its options, among them `brand`; without it the command gets every brand. */
  options: NonNullable<ParseArgsConfig['options']> & { brand: { type: 'string' } };
  run: (brands: readonly BrandReview[], words: string[], say: Say, config: Config) => Promise<number>;
}

/** Runs a command on the database of the running server, brand by brand. */
export function runBrandCommand({ usage, options, run }: BrandCommand): void {
  runDataCommand({
    usage,
    read: (words) => ({ words, brand: brandOf(words, options) }),
    open: async (config, { brand }) => ({ ...(await openBrandReviews(config, brand)), config }),
    run: ({ reviews, config }, { words }, say) => run(reviews, words, say, config),
  });
}

/** Throws for an option that does not exist. */
function brandOf(words: string[], options: BrandCommand['options']): string | undefined {
  const { brand } = parseArgs({ args: words, allowPositionals: true, options }).values;
  return typeof brand === 'string' ? brand : undefined;
}
