import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';
import { CompanyDetails } from './CompanyDetails';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { FooterNotices } from './FooterNotices';
import { MembersFooter } from './MembersFooter';
import { storyMember } from '../../../stories/.storybook/shell';

const meta = {
  component: Footer,
  subcomponents: { CompanyDetails, FooterContact, FooterLinks, FooterNotices, MembersFooter },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anywhere: Story = { tags: ['all-niches'] };
export const UnitedStates: Story = { parameters: { page: { shell: { country: 'US', locale: 'en' } } } };
export const Phone: Story = { tags: ['w320'] };
export const ForMembers: Story = { tags: ['w390'], parameters: { page: { shell: { user: storyMember } } } };
