import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { consentVersions } from './consents';
import { VisitorsFields } from './VisitorsFields';
import { VisitorsWords } from './VisitorsWords';

const choice = { too: false, version: consentVersions.member_landing };

const meta = {
  component: VisitorsFields,
  subcomponents: { VisitorsWords },
  args: { choice },
  parameters: { page: { layout: 'default', path: '/notifications/visibility', shell: { user: storyMember } } },
} satisfies Meta<typeof VisitorsFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const VisitorsToo: Story = { args: { choice: { ...choice, too: true } } };
export const TextChanged: Story = { args: { changed: true } };
export const Closed: Story = { args: { choice: null } };
