import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink';
import { FormAlert } from './FormAlert';

const meta = {
  component: FormAlert,
  args: { children: 'Your e-mail address or password is not right.' },
} satisfies Meta<typeof FormAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNextStep: Story = {
  args: {
    title: 'You do not have enough credits',
    children: 'A message to this member is ten credits; you have four.',
    action: <ButtonLink to="/credits">Get credits</ButtonLink>,
  },
};
export const Success: Story = { args: { tone: 'success', children: 'The e-mail is on its way.' } };
export const Warning: Story = {
  args: { tone: 'warning', children: 'You tried this a few times. Please wait a minute.' },
};
