import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { MatchQuestionScreen } from './MatchQuestionScreen';
import { MatchFields } from './MatchFields';
import { QuestionWords } from './MatchWords';

const meta = {
  component: MatchQuestionScreen,
  subcomponents: { MatchFields, QuestionWords },
  args: {
    page: {
      question: { name: 'meet', kind: 'one', values: ['female', 'male', 'any'] },
      answer: 'female',
      number: 1,
      total: 7,
      previous: null,
      complete: false,
    },
    problem: null,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/match-finder', shell: { user: storyMember } },
  },
} satisfies Meta<typeof MatchQuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const later = { total: 7, previous: 'meet', complete: false } as const;
const names = ['Chess', 'Cooking', 'Cycling', 'Jazz', 'Salsa', 'Sailing', 'Theatre', 'Walking', 'Wine', 'Yoga'];
const options = names.map((name) => ({ id: name.toLowerCase(), name }));

export const Whom: Story = {};
export const Ages: Story = {
  args: {
    page: {
      ...later,
      question: { name: 'ages', kind: 'ages', min: 18, max: 99 },
      answer: { from: 32, to: 48 },
      number: 2,
    },
  },
};
export const Interests: Story = {
  args: {
    page: {
      ...later,
      question: { name: 'interests', kind: 'many', options, atMost: 8 },
      answer: ['sailing', 'jazz'],
      number: 4,
    },
  },
};
export const LastOneAgain: Story = {
  args: {
    page: {
      ...later,
      question: { name: 'tattoos', kind: 'one', values: ['yes', 'no', 'any'] },
      answer: 'any',
      number: 7,
      previous: 'build',
      complete: true,
    },
  },
};
export const NotTaken: Story = {
  args: {
    ...Ages.args,
    problem: {
      ok: false,
      error: null,
      fieldErrors: { answer: [{ id: 'finder.ages-wrong', values: { min: 18, max: 99 } }] },
      values: { question: 'ages', from: '12', to: '30' },
    },
  },
};
