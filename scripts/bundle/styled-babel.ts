import type { BabelPluginOptions } from 'vite-plugin-babel';

/**
 * Babel for the files with styled components, which get the same ids on the server and in the browser. With `named`, the
 * name of a class tells its component and file.
 */
export function styledBabel({ named }: { named: boolean }) {
  return {
    loader: 'tsx',
    babelConfig: {
      babelrc: false,
      configFile: false,
      presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
      parserOpts: { plugins: ['jsx'] },
      plugins: [['babel-plugin-styled-components', { ssr: true, displayName: named, fileName: named, pure: true }]],
    },
  } satisfies BabelPluginOptions;
}
