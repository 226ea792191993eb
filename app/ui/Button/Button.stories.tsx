import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from '~/ui/Icon/icons';
import { Button } from './Button';

const meta = { component: Button, args: { children: 'Say hello' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { tags: ['all-niches'] };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const QuietVariant: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Wide: Story = { args: { wide: true } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Long: Story = {
  args: { children: 'Create my free account and write the first message', wide: true },
};
/** Beside another button the label breaks into lines, and the icon keeps its size. */
export const Narrow: Story = {
  args: {
    children: (
      <>
        <SearchX size={20} aria-hidden /> Search
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 90 }}>
        <Story />
      </div>
    ),
  ],
};
