import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { extras, prices } from '../../../../stories/chat';
import { Composer, type ComposerProps } from './Composer';
import { ComposerExtras } from './ComposerExtras';
import { MessagePrice } from '../pricing/MessagePrice';
import { useComposer } from './use-composer';

/** The composer with its text state, as a conversation uses it. */
function ComposerWithText(props: Omit<ComposerProps, 'text'>) {
  return <Composer {...props} text={useComposer('story', props.initial, true)} />;
}

const meta = {
  component: ComposerWithText,
  args: {
    initial: '',
    requestKey: 'key',
    problem: null,
    onProblem: () => {},
    onSend: () => {},
    extras: <ComposerExtras conversation="c" partner="x" extras={extras} />,
    children: <MessagePrice price={prices.text} fictional={false} />,
  },
  parameters: { layout: 'fullscreen', page: { path: '/chats/c', shell: { user: storyMember } } },
} satisfies Meta<typeof ComposerWithText>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'I would love to hear about the other half of that bench. ';

export const Empty: Story = { tags: ['all-niches'] };
export const ManyLines: Story = { args: { initial: long.repeat(8) } };
export const Sending: Story = { args: { initial: long, busy: true } };
export const NothingWritten: Story = { args: { problem: { id: 'chat.text-empty' } } };
export const TooLong: Story = {
  tags: ['w320'],
  args: { initial: long.repeat(80), problem: { id: 'chat.text-too-long', values: { max: 2000, over: 2480 } } },
};
export const WordsAlone: Story = { args: { extras: undefined } };
