import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FIRST_BRAND } from '../.storybook/brands';
import { Gallery } from './Gallery';

const meta = {
  title: 'Landers/Gallery',
  component: Gallery,
  args: { brand: FIRST_BRAND, width: 390, locale: 'en', scheme: 'light' },
  argTypes: {
    brand: { control: false },
    width: { control: 'inline-radio', options: [320, 390, 768, 1280] },
    locale: { control: 'inline-radio', options: ['en', 'nl'] },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  render: (args, { globals }) => <Gallery {...args} brand={String(globals['brand'])} />,
  parameters: { layout: 'fullscreen' },
  tags: ['w1280'],
  // Waits until the first page is shown.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('iframe')?.contentDocument?.querySelector('h1')).toBeTruthy(), {
      timeout: 15_000,
    }),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phones: Story = {};
export const Desktops: Story = { args: { width: 1280 } };
export const Dark: Story = { args: { scheme: 'dark' } };
export const Dutch: Story = { args: { locale: 'nl' } };
