import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPage } from '../../../../stories/in-page';
import { OpenOrderNote } from './OpenOrderNote';

const meta = {
  component: OpenOrderNote,
  decorators: [inPage('medium')],
  args: {
    order: {
      id: '01m7y0y5yca1h53tg99xkv767s',
      credits: 100,
      total: 750,
      currency: 'EUR',
      methodName: 'iDEAL',
      code: 'TIMEBONUS25',
      createdAt: Date.UTC(2026, 10, 28, 18),
      lastWithCode: false,
      others: 0,
    },
    next: null,
  },
} satisfies Meta<typeof OpenOrderNote>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const NotTheOnlyOne: StoryObj<typeof meta> = { args: { order: { ...meta.args.order, others: 2 } } };

export const ItsCodeHasEnded: StoryObj<typeof meta> = { args: { order: { ...meta.args.order, lastWithCode: true } } };
