import type { StorybookConfig } from '@storybook/react-vite';

/** A build for the tests has the deliberately broken stories, but no tables of properties (a third of the build). */
const tested = process.env['FACET_STORIES'] === 'tested';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Without the Remix plugin, because stories render components and not routes.
    options: { builder: { viteConfigPath: 'stories/.storybook/vite.config.ts' } },
  },
  stories: [
    '../guides/*.mdx',
    '../landers/*.stories.tsx',
    '../mails/*.stories.tsx',
    '../../app/**/*.stories.tsx',
    { directory: '../../landers', files: '*/*.stories.tsx', titlePrefix: 'Landers' },
    ...(tested ? ['../broken/*.stories.tsx'] : []),
  ],
  ...(tested ? { typescript: { reactDocgen: false } } : {}),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The demo's portraits, under the same URLs as in the product.
  staticDirs: [
    { from: '../../db/seed/portraits/female', to: '/photos/female' },
    { from: '../../db/seed/portraits/male', to: '/photos/male' },
    { from: '../../docs/images', to: '/docs-images' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
