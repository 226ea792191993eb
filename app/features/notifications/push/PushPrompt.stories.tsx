import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { PushPrompt } from './PushPrompt';

const meta = {
  component: PushPrompt,
  args: { onLater: () => {} },
  parameters: {
    page: {
      shell: { user: storyMember, app: { worker: true, pushKey: 'key', pushAlert: true, installAlert: true } },
    },
  },
} satisfies Meta<typeof PushPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w390'] };
export const WithoutLater: Story = { args: { onLater: undefined } };
