import type { vitePlugin } from '@remix-run/dev';

/** remix.config.js is JavaScript, because Remix's command line reads it as well. */
declare const config: NonNullable<Parameters<typeof vitePlugin>[0]>;
export default config;
