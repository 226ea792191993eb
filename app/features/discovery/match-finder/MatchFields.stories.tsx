import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchOptions } from '../../../../stories/search';
import { MatchFields } from './MatchFields';

const meta = {
  component: MatchFields,
  args: {
    question: { name: 'near', kind: 'one', values: ['near', 'country', 'anywhere'], unit: 'mile' },
    answer: 'near',
  },
} satisfies Meta<typeof MatchFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const interests = { name: 'interests', kind: 'many', options: searchOptions.interests, atMost: 8 } as const;

export const OneOfThree: Story = {};
export const Many: Story = { args: { question: interests, answer: ['jazz', 'sauna'] } };
export const ManyOnAPhone: Story = { tags: ['w320'], args: { question: interests, answer: ['board-games'] } };
export const Situations: Story = {
  args: {
    question: {
      name: 'situation',
      kind: 'many',
      options: ['Single', 'Divorced', 'Widowed'].map((name) => ({ id: name, name })),
      atMost: 3,
    },
    answer: [],
  },
};
export const Ages: Story = {
  tags: ['w320'],
  args: { question: { name: 'ages', kind: 'ages', min: 18, max: 99 }, answer: { from: 32, to: 48 } },
};
