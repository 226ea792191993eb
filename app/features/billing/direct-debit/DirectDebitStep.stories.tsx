import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../../stories/.storybook/shell';
import { bundles, country, methods } from '../../../../stories/checkout';
import { refused, wrong } from '../../../../stories/form-problem';
import { inPage } from '../../../../stories/in-page';
import { FictionalIcon } from '~/ui/FictionalIcon/FictionalIcon';
import { DebitCode } from './DebitCode';
import { DebitFields } from './DebitFields';
import { DirectDebitStep } from './DirectDebitStep';
import { MandateText } from './MandateText';

const values = {
  account_holder: 'Anna de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Verzonnenkade',
  house_number: '12-b',
  zip: '1000 AA',
  city: 'Amsterdam',
  phone: '06 12345678',
};

const meta = {
  component: DirectDebitStep,
  subcomponents: { DebitCode, DebitFields, MandateText },
  decorators: [inPage('medium')],
  args: {
    quote: {
      bundle: bundles[1]!,
      method: { ...methods[0]!, id: 'directdebit', name: 'SEPA direct debit' },
      country: 'NL',
      currency: 'EUR',
      code: null,
      discount: 0,
      amount: 2250,
      fee: 0,
      total: 2250,
      vat: 390,
      vatRate: 2100,
    },
    code: '',
    problem: null,
    replaces: null,
    creditor: {
      name: 'Acme Dating B.V.',
      address: 'Teststraat 1, 1000 AA Amsterdam, NL',
      creditorId: 'NL21ZZZ000000020000',
    },
    collectOn: '2026-04-14',
    country,
    requestKey: 'key',
    open: true,
    domainError: null,
    shown: { step: 'fields', values: {}, problem: undefined },
    fictionalIcon: <FictionalIcon name="sparkles" />,
    next: null,
  },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof DirectDebitStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrors: Story = {
  args: {
    shown: {
      step: 'fields',
      values,
      problem: wrong({
        iban: 'billing.debit-iban-invalid',
        phone: 'billing.debit-phone-country',
        city: 'billing.debit-missing',
      }),
    },
  },
};
export const Code: Story = { args: { shown: { step: 'code', values, problem: undefined } } };
export const CodeInvalid: Story = {
  args: { shown: { step: 'code', values, problem: wrong({ otp: 'billing.debit-code-invalid' }) } },
};
export const CodeTooEarly: Story = {
  args: { shown: { step: 'code', values, problem: refused('billing.debit-code-wait', { seconds: 42 }) } },
};
export const Blocked: Story = { args: { domainError: { code: 'billing.debit-blocked', values: {} } } };
export const LimitReached: Story = { args: { domainError: { code: 'billing.debit-limit', values: {} } } };
export const Closed: Story = { args: { open: false } };
