import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW } from '../../../../stories/.storybook/shell';
import { MailCard } from './MailCard';

const link = 'https://golden-hour.example/activate?token=kX3v9rQe2pLmT7wYb4ZcN8sHj6DfGa1uVoR5iKxE0Mt';
const mail = {
  id: 'mail-1',
  from: 'hello@golden-hour.example',
  to: 'anna@golden-hour.example',
  subject: 'Please confirm your e-mail address',
  sentAt: NOW,
  text: `Good evening Anna,\n\nplease confirm your address:\n${link}\n\nGolden Hour`,
  html: '',
  links: [link],
};

const meta = { component: MailCard, args: { mail } } satisfies Meta<typeof MailCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = { tags: ['w320'] };
export const WithoutLinks: Story = { args: { mail: { ...mail, text: 'Your receipt: 250 credits.', links: [] } } };
