import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyDocument } from '../../../../stories/checkout';
import { inPage } from '../../../../stories/in-page';
import { DocumentLines } from './DocumentLines';
import { DocumentScreen } from './DocumentScreen';

const meta = {
  component: DocumentScreen,
  subcomponents: { DocumentLines },
  decorators: [inPage('medium')],
  args: { document: storyDocument },
  parameters: { layout: 'fullscreen', page: { layout: 'empty' } },
} satisfies Meta<typeof DocumentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Receipt: Story = {};
export const WithDiscount: Story = {
  args: {
    document: { ...storyDocument, code: 'WELCOME25', discount: 250, amount: 750, fee: 50, total: 800, vat: 139 },
  },
};
export const CreditNote: Story = {
  args: {
    document: {
      ...storyDocument,
      kind: 'credit_note',
      number: '2026-000051',
      corrects: '2026-000042',
      whole: false,
      total: 400,
      vat: 69,
    },
  },
};
export const Restored: Story = {
  args: { document: { ...storyDocument, number: '2026-000077', corrects: '2026-000051', whole: false } },
};
