import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { refused } from '../../../../stories/form-problem';
import { madeUp, somebody } from '../../../../stories/safety';
import { BlockScreen } from './BlockScreen';
import { AskScreen } from '../AskScreen';
import { PersonLine } from '../PersonLine';

const meta = {
  component: BlockScreen,
  subcomponents: { AskScreen, PersonLine },
  args: { person: somebody, blocking: false, next: '/members/x', problem: null },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/members/x/block', shell: { user: storyMember } },
  },
} satisfies Meta<typeof BlockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { tags: ['all-niches'] };
export const Fictional: Story = { args: { person: madeUp } };
export const Unblock: Story = { args: { blocking: true } };
export const WithErrors: Story = { args: { problem: refused('errors.try-again-later') } };
