import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LanguageOffer } from './LanguageOffer';
import { TopBar } from './Navigation';

/** The line hangs under the top bar and takes no room of the page. */
const meta = {
  component: LanguageOffer,
  parameters: {
    layout: 'fullscreen',
    page: {
      shell: {
        languageOffers: [
          { code: 'sv', question: 'Svenska?', dismiss: 'Stäng' },
          { code: 'nb', question: 'Norsk bokmål?', dismiss: 'Lukk' },
        ],
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160 }}>
        <TopBar items={[]} />
        <Story />
        <p style={{ padding: 24 }}>The page begins here, whether the line is shown or not.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A browser with this language. */
const withBrowser = (language: string) => () => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: [language] });
  return () => void Reflect.deleteProperty(navigator, 'languages');
};

export const Default: Story = { beforeEach: withBrowser('sv-SE') };
export const Long: Story = { beforeEach: withBrowser('nn-NO'), tags: ['w320'] };
export const Dismissed: Story = {
  beforeEach: withBrowser('sv-SE'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Stäng' }));
    await expect(within(canvasElement).queryByRole('button', { name: 'Svenska?' })).toBeNull();
  },
};
