import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignupDialog } from './SignupDialog';

const meta = {
  component: SignupDialog,
  args: { action: '/signup', memberId: undefined, onClose: () => {} },
  parameters: { layout: 'fullscreen', page: { shell: { signupOpen: true } } },
} satisfies Meta<typeof SignupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustSignup: Story = {};
export const WithAFirstMessage: Story = { args: { action: '/members/x/signup', memberId: 'x' } };
export const ByInvitation: Story = { parameters: { page: { shell: { signupOpen: false } } } };
