import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../../../stories/in-page';
import { OpenAmountNote } from './OpenAmountNote';

const meta = {
  component: OpenAmountNote,
  decorators: [inPage('medium')],
  args: { amount: 600, currency: 'EUR', next: null },
} satisfies Meta<typeof OpenAmountNote>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
