import type { Meta, StoryObj } from '@storybook/react-vite';
import { fictionalPartner, partner } from '../../../../stories/chat';
import { ExtraSheet } from './ExtraSheet';

const meta = {
  component: ExtraSheet,
  args: {
    open: true,
    onClose: () => {},
    partner,
    title: 'A gift for Bella',
    children: <p>What there is to choose.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExtraSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fictional: Story = { tags: ['w320'], args: { partner: fictionalPartner } };
