import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Sparkles } from '../Icon/icons';
import { IconList } from './IconList';

const meta = {
  component: IconList,
  args: {
    children: [
      <li key="short">
        <Check size={18} aria-hidden />
        Lives near you
      </li>,
      <li key="long">
        <Sparkles size={18} aria-hidden />
        You pay once and nothing is renewed: what you do not use can be returned, and the days you have for that are
        told before you pay.
      </li>,
    ],
  },
} satisfies Meta<typeof IconList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
