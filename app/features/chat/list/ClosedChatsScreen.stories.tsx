import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { ClosedChatsScreen } from './ClosedChatsScreen';

const person = (name: string) => ({ id: name.toLowerCase(), name, thumb: null, fictional: false, here: true });
const chat = (name: string, sides: { blocking: boolean; blocked: boolean }) => ({
  id: `chat-${name}`,
  person: person(name),
  ...sides,
});

const meta = {
  component: ClosedChatsScreen,
  args: {
    chats: [
      chat('Marijke', { blocking: true, blocked: false }),
      chat('Anna-Magdalena-Wilhelmina', { blocking: false, blocked: true }),
      chat('Bo', { blocking: true, blocked: true }),
    ],
    next: null,
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/chats/closed', shell: { user: storyMember } },
  },
} satisfies Meta<typeof ClosedChatsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const More: Story = { args: { next: 'cursor' } };
export const Empty: Story = { args: { chats: [] } };
