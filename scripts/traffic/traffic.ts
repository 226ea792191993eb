import { runBrandCommand } from '../command/brand-command';
import { commandOptions, trafficCommand, USAGE } from './traffic-command';

runBrandCommand({
  usage: USAGE,
  options: commandOptions,
  run: (brands, words, say) => {
    const measured = brands.map(({ tenant, db, clock }) => ({ slug: tenant.slug, db, clock }));
    return trafficCommand(measured, words, say);
  },
});
