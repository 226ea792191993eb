import type { Meta, StoryObj } from '@storybook/react-vite';
import { FindMe } from './FindMe';

const meta = {
  component: FindMe,
  args: { permission: 'prompt', result: 'none', town: null, onFind: () => {} },
} satisfies Meta<typeof FindMe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {};
export const Unsupported: Story = { args: { permission: 'unsupported' } };
export const Unknown: Story = { args: { permission: 'unknown' } };
export const Granted: Story = { args: { permission: 'granted' } };
export const Denied: Story = { args: { permission: 'denied' } };
export const Locating: Story = { args: { permission: 'granted', result: 'locating' } };
export const Found: Story = { args: { permission: 'granted', result: 'found', town: 'Leiden' } };
export const Nowhere: Story = { args: { permission: 'granted', result: 'nowhere' } };
export const Unavailable: Story = { args: { permission: 'granted', result: 'unavailable' } };
export const TooSlow: Story = { args: { permission: 'granted', result: 'timeout' } };
export const Offline: Story = { args: { permission: 'granted', result: 'offline' } };
