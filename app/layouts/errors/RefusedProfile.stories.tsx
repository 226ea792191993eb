import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { people } from '../../../stories/people';
import { RefusedProfile } from './RefusedProfile';

const others = people.slice(0, 6);
const page = (status: number, data: object) => ({
  parameters: {
    page: { layout: 'default', path: '/members/gone', shell: { user: storyMember }, error: { status, data } },
  },
});

const meta = {
  component: RefusedProfile,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RefusedProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['w320'],
  ...page(404, { code: 'errors.page-not-found', values: {}, back: '/members?min_age=30', people: others }),
};
export const Blocked: Story = page(403, {
  code: 'members.blocked-by',
  values: { name: 'Bo' },
  back: '/likes/received',
  people: others,
});
