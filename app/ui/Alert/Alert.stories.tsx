import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  component: Alert,
  args: { children: 'Your credits come back when nobody answers within four weeks.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { title: 'Good to know' } };
export const Success: Story = { args: { tone: 'success', children: 'Conversation deleted.' } };
export const Warning: Story = { args: { tone: 'warning', title: 'No connection' } };
export const Danger: Story = { args: { tone: 'danger', role: 'alert', children: 'The payment was refused.' } };
export const WithAction: Story = { args: { title: 'One more step', action: <Button size="sm">Send it again</Button> } };
export const Dismissable: Story = { args: { onDismiss: () => undefined } };
export const Long: Story = {
  tags: ['w320'],
  args: {
    title: 'Betalingsverwerkingsdienstverlener tijdelijk onbereikbaar',
    onDismiss: () => undefined,
    children: 'anna-maria.van-der-westerhuijzen.en.familie@een-heel-lange-domeinnaam.example is not confirmed yet.',
  },
};
