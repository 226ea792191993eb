import type { Meta, StoryObj } from '@storybook/react-vite';
import { CaseForm, CategoryChoice } from './CaseForm';
import { QuestionForm } from './QuestionForm';

const meta = {
  component: QuestionForm,
  subcomponents: { CaseForm, CategoryChoice },
  args: { problem: null, email: null },
  parameters: { page: { path: '/pages/service' } },
} satisfies Meta<typeof QuestionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
export const OfMember: Story = { args: { email: 'ann@mail.example' } };
export const WithErrors: Story = {
  args: {
    problem: {
      ok: false,
      error: null,
      fieldErrors: { words: [{ id: 'legal.case-words-needed' }] },
      values: { category: 'payment' },
    },
  },
};
