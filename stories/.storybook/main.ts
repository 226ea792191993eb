import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Without the Remix plugin: stories render components, not routes.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: ['../**/*.mdx', '../**/*.stories.tsx', '../../app/**/*.stories.tsx', '../../landers/**/*.stories.tsx'],
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
