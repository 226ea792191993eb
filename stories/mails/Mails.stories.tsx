import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Mail } from '~/features/account/mail/design/Mail';
import { MailAction } from '~/features/account/mail/design/MailAction';
import { MailCode, MailFacts, MailPeople } from '~/features/account/mail/design/MailBlocks';
import { FIRST_BRAND } from '../.storybook/brands';
import { MailSheet } from './MailSheet';

const meta = {
  title: 'Mails',
  component: MailSheet,
  subcomponents: { Mail, MailAction, MailCode, MailFacts, MailPeople },
  args: { occasion: 'Activation', brand: FIRST_BRAND, scheme: 'light' },
  argTypes: { brand: { control: false }, niche: { control: false }, scheme: { control: false } },
  render: (args, { globals }) => (
    <MailSheet
      {...args}
      brand={String(globals['brand'] ?? FIRST_BRAND)}
      niche={Number(globals['niche']) || undefined}
      scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
    />
  ),
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('iframe')?.contentDocument?.querySelector('h1')).toBeTruthy(), {
      timeout: 15_000,
    }),
} satisfies Meta<typeof MailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Activation: Story = { args: { occasion: 'Activation' } };
export const ActivationWithMessage: Story = { args: { occasion: 'ActivationWithMessage' } };
export const AccountExists: Story = { args: { occasion: 'AccountExists' } };
export const ConfirmList: Story = { args: { occasion: 'ConfirmList' } };
export const AlreadyListed: Story = { args: { occasion: 'AlreadyListed' } };
export const ListMember: Story = { args: { occasion: 'ListMember' } };
export const SignupsOpen: Story = { args: { occasion: 'SignupsOpen' } };
export const ResetPassword: Story = { args: { occasion: 'ResetPassword' } };
export const ResetConfirms: Story = { args: { occasion: 'ResetConfirms' } };
export const ResetOfDeleted: Story = { args: { occasion: 'ResetOfDeleted' } };
export const PasswordReset: Story = { args: { occasion: 'PasswordReset' } };
export const PasswordChanged: Story = { args: { occasion: 'PasswordChanged' } };
export const MailChange: Story = { args: { occasion: 'MailChange' } };
export const EmailTaken: Story = { args: { occasion: 'EmailTaken' } };
export const EmailChanged: Story = { args: { occasion: 'EmailChanged' } };
export const ChangeUndone: Story = { args: { occasion: 'ChangeUndone' } };
export const PasskeyAdded: Story = { args: { occasion: 'PasskeyAdded' } };
export const PasskeyRemoved: Story = { args: { occasion: 'PasskeyRemoved' } };
export const Receipt: Story = { args: { occasion: 'Receipt' } };
export const OpenAmountPaid: Story = { args: { occasion: 'OpenAmountPaid' } };
export const DebitNotice: Story = { args: { occasion: 'DebitNotice' } };
export const WithdrawalLink: Story = { args: { occasion: 'WithdrawalLink' } };
export const WithdrawalImpossible: Story = { args: { occasion: 'WithdrawalImpossible' } };
export const MoneyReturned: Story = { args: { occasion: 'MoneyReturned' } };
export const RefundedByTeam: Story = { args: { occasion: 'RefundedByTeam' } };
export const ReportReceived: Story = { args: { occasion: 'ReportReceived' } };
export const ReportDecided: Story = { args: { occasion: 'ReportDecided' } };
export const Decision: Story = { args: { occasion: 'Decision' } };
export const DecisionLifted: Story = { args: { occasion: 'DecisionLifted' } };
export const ComplaintReceived: Story = { args: { occasion: 'ComplaintReceived' } };
export const NoticeReceived: Story = { args: { occasion: 'NoticeReceived' } };
export const QuestionReceived: Story = { args: { occasion: 'QuestionReceived' } };
export const ComplaintDecided: Story = { args: { occasion: 'ComplaintDecided' } };
export const NoticeDecided: Story = { args: { occasion: 'NoticeDecided' } };
export const QuestionAnswered: Story = { args: { occasion: 'QuestionAnswered' } };
export const QuestionForwarded: Story = { args: { occasion: 'QuestionForwarded' } };
export const People: Story = { args: { occasion: 'People' } };
export const ExportReady: Story = { args: { occasion: 'ExportReady' } };
export const AccountDeleted: Story = { args: { occasion: 'AccountDeleted' } };
export const LeaveLink: Story = { args: { occasion: 'LeaveLink' } };
export const Unread: Story = { args: { occasion: 'Unread' } };
export const Weekly: Story = { args: { occasion: 'Weekly' } };
export const Promotion: Story = { args: { occasion: 'Promotion' } };
export const NewTerms: Story = { args: { occasion: 'NewTerms' } };
export const Promotions: Story = { args: { occasion: 'Promotions' } };
export const Announcement: Story = { args: { occasion: 'Announcement' } };
export const Announcements: Story = { args: { occasion: 'Announcements' } };
export const ActivationReminder: Story = { args: { occasion: 'ActivationReminder' } };
export const ProfileReminder: Story = { args: { occasion: 'ProfileReminder' } };
export const AllParts: Story = { args: { occasion: 'AllParts' } };
