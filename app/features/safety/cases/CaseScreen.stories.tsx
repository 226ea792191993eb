import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseScreen } from './CaseScreen';
import type { ShownCase } from './case-view';

const shown: ShownCase = {
  number: '7K3M-9QXA',
  kind: 'notice',
  category: 'fraud',
  about: 'https://www.brand.example/members/01hzy3v7k9q2w4e6r8t0y1u3i5',
  words: 'This profile asks everybody for money.\nIt uses the photos of somebody I know.',
  state: 'received',
  outcome: null,
  answer: null,
  at: 1_795_000_000_000,
  decidedAt: null,
};
const meta = {
  component: CaseScreen,
  args: { shown },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/complaints/x' } },
} satisfies Meta<typeof CaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const decided = { ...shown, state: 'decided' as const, decidedAt: 1_795_100_000_000 };
export const Received: Story = {};
export const InProgress: Story = { args: { shown: { ...shown, state: 'in_progress' } } };
export const Upheld: Story = {
  args: { shown: { ...decided, outcome: 'upheld', answer: 'We have hidden the profile.' } },
};
export const Dismissed: Story = { args: { shown: { ...decided, outcome: 'dismissed', answer: 'We found nothing.' } } };
