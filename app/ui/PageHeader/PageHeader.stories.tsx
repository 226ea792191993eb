import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink';
import { IconButton } from '../IconButton/IconButton';
import { ArrowLeft } from '../Icon/icons';
import { PageHeader } from './PageHeader';

const meta = { component: PageHeader, args: { title: 'Search members' } } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const Whole: Story = {
  tags: ['all-niches'],
  args: {
    title: 'Orders and credits',
    children: 'You have 120 credits.',
    action: <ButtonLink to="/credits">Get credits</ButtonLink>,
    back: (
      <IconButton label="Back">
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
    ),
  },
};
export const Dense: Story = {
  tags: ['w390'],
  args: { ...Whole.args, title: 'Search members', children: '97 members', back: undefined, dense: true },
};
export const LongTitle: Story = {
  tags: ['w320'],
  args: {
    title: 'Kennismakingsgesprekkenoverzicht van de afgelopen maanden',
    action: <ButtonLink to="/credits">Get credits</ButtonLink>,
  },
};
