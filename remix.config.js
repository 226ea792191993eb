/** Remix options; vite.config.ts hands them to the plugin. scripts/build.mjs sets the folder of a build beside the one in use. */
export default {
  appDirectory: 'app',
  buildDirectory: process.env.FACET_BUILD_DIR ?? 'build',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
    v3_routeConfig: true,
  },
};
