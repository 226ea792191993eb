import type { StorybookConfig } from '@storybook/react-vite';

/** `broken` is the negative control of the story tests. */
const stories: StorybookConfig['stories'] =
  process.env['FACET_STORIES'] === 'broken'
    ? ['../broken/*.stories.tsx']
    : [
        '../guides/*.mdx',
        '../landers/*.stories.tsx',
        '../../app/**/*.stories.tsx',
        { directory: '../../landers', files: '*/*.stories.tsx', titlePrefix: 'Landers' },
      ];

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Without the Remix plugin: stories render components, not routes.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The demo's portraits, where the product has them.
  staticDirs: [
    { from: '../../db/seed/portraits/female', to: '/photos/female' },
    { from: '../../db/seed/portraits/male', to: '/photos/male' },
    { from: '../../docs/images', to: '/docs-images' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
