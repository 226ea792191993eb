import type { Meta, StoryObj } from '@storybook/react-vite';
import { fictionalPartner, partner } from '../../../../stories/chat';
import { ExtraPage } from './ExtraPage';

const meta = {
  component: ExtraPage,
  args: {
    partner,
    writePermission: 'open',
    back: '/',
    title: 'A gift for Bella',
    children: <p>What there is to choose.</p>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ExtraPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fictional: Story = { args: { partner: fictionalPartner } };
export const Gone: Story = { tags: ['w320'], args: { writePermission: 'gone' } };
