import { existsSync } from 'node:fs';
import { processConfig, type Config } from '~/config/config';

/** Opens what a command works on, of one brand or of all, does the work and closes it again. Returns the exit code. */
export type Opens<World, Brand = string | undefined> = (
  brand: Brand,
  work: (world: World) => Promise<number>,
) => Promise<number>;

/** The settings of the server, with those of the file .env. */
export function commandConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return processConfig();
}

/** Closes also after an error. `open` imports what is large by itself: nobody waits for it who only asks for help. */
export function opening<World extends { close: () => Promise<void> }, Brand>(
  open: (config: Config, brand: Brand) => Promise<World>,
  config: () => Config = commandConfig,
): Opens<World, Brand> {
  return async (brand, work) => {
    const world = await open(config(), brand);
    try {
      return await work(world);
    } finally {
      await world.close();
    }
  };
}
