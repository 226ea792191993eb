import type { vitePlugin } from '@remix-run/dev';

/** remix.config.js is JavaScript, since Remix's command line reads it, too. */
declare const config: NonNullable<Parameters<typeof vitePlugin>[0]>;
export default config;
