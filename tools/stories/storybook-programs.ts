import { spawnSync } from 'node:child_process';
import type { Program } from '../../scripts/command/programs';

const storybook = (command: string, options: string) => () => {
  const args = ['node_modules/.bin/storybook', command, '-c', 'stories/.storybook', ...options.split(' ')];
  process.exitCode = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
};

export const STORYBOOK: Record<string, Program> = {
  dev: { does: 'every component in every brand’s theme', run: storybook('dev', '-p 6006 --no-open') },
  build: { does: 'writes them to storybook-static', run: storybook('build', '-o storybook-static --quiet') },
  test: {
    does: 'visits every story in a browser; writes docs/reports/stories.md',
    run: () => import('./visit-stories'),
  },
};
