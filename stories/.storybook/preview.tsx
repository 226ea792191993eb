import type { Decorator, Preview } from '@storybook/react-vite';
import { brands, FIRST_BRAND } from './brands';
import { Stage } from './Stage';
import type { StoryPage } from './story-page';

// Stories use no network: any request is a mistake.
globalThis.fetch = () => Promise.reject(new Error('Stories have no network'));

const NICHES = ['1 none', '2 she', '3 bdsm', '4 bbw', '5 gilf', '6 milf', '7 gay'];
const WIDTHS = { '320': 568, '390': 844, '768': 1024, '1280': 800, '1920': 1080, '3840': 2160 };

const onStage: Decorator = (Story, { globals, parameters, id }) => {
  const brand = String(globals['brand'] ?? FIRST_BRAND);
  const niche = Number(globals['niche']) || (brands.get(brand)?.niche ?? 1);
  return (
    <Stage
      key={[id, brand, niche, globals['locale']].join()}
      brand={brand}
      niche={niche}
      locale={String(globals['locale'] ?? 'en')}
      scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
      page={(parameters['page'] ?? {}) as StoryPage}
    >
      <Story />
    </Stage>
  );
};

const preview: Preview = {
  decorators: [onStage],
  // Resets everything that one story may leave behind.
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { title: 'Brand', icon: 'globe', dynamicTitle: true, items: [...brands.keys()] },
    },
    niche: {
      description: 'Niche (the brand’s own unless chosen)',
      toolbar: {
        title: 'Niche',
        icon: 'paintbrush',
        items: [{ value: '0', title: 'of the brand' }, ...NICHES.map((title, i) => ({ value: String(i + 1), title }))],
      },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', dynamicTitle: true, items: ['light', 'dark'] },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'comment', dynamicTitle: true, items: ['en', 'nl'] },
    },
  },
  initialGlobals: { brand: FIRST_BRAND, niche: '0', scheme: 'light', locale: 'en' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WIDTHS).map(([width, height]) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
};

export default preview;
