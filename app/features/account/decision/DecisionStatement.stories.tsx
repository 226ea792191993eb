import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyDecision, storyMember } from '../../../../stories/.storybook/shell';
import { DecisionStatement } from './DecisionStatement';

const meta = {
  component: DecisionStatement,
  args: { decision: storyDecision },
  parameters: { page: { shell: { user: { ...storyMember, profileStatus: 'disabled' }, decision: storyDecision } } },
} satisfies Meta<typeof DecisionStatement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
/** A decision from before decisions had numbers. */
export const WithoutNumber: Story = {
  args: {
    decision: {
      number: null,
      title: storyDecision.title,
      lines: storyDecision.lines.slice(0, 1),
      objection: 'To learn why, or if you think it is wrong, write to us.',
    },
  },
};
export const Folded: Story = { args: { folded: 'Why, and how to object' } };
