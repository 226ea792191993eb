import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMember } from '../../../stories/.storybook/shell';
import { Page } from '~/ui/Layout/Layout';
import { bundles, country, methods } from '../../../stories/checkout';
import { MethodStep } from './MethodStep';
import { BackLink } from './BackLink';
import { MethodIcon } from './MethodIcon';
import { MethodList } from './MethodList';
import { PaymentCountry } from './PaymentCountry';

const meta = {
  component: MethodStep,
  subcomponents: { BackLink, MethodIcon, MethodList, PaymentCountry },
  decorators: [
    (Story) => (
      <Page $width="narrow">
        <Story />
      </Page>
    ),
  ],
  args: { bundle: bundles[1]!, methods, country, next: null },
  parameters: { layout: 'fullscreen', page: { layout: 'default', shell: { user: storyMember } } },
} satisfies Meta<typeof MethodStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourMethods: Story = {};
export const OneMethod: Story = { args: { methods: methods.slice(0, 1) } };
