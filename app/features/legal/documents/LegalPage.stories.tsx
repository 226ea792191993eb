import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalBlock } from './LegalBlock';
import { LegalPage } from './LegalPage';
import { LegalWords } from './LegalWords';
import type { LegalDocument } from './legal-document';

const document: LegalDocument = {
  title: 'Terms',
  lead: [
    'The agreement between you and us, in plain words. Ask ',
    { to: '/pages/service', words: 'customer service' },
    '.',
  ],
  dated: 'Version of December 1, 2023',
  sections: [
    {
      anchor: 'who',
      title: 'Who we are',
      blocks: [
        { kind: 'text', words: ['We run this site with care. '.repeat(8)] },
        {
          kind: 'facts',
          facts: [{ name: 'E-mail', words: [{ to: 'mailto:care@brand.example', words: 'care@brand.example' }] }],
        },
      ],
    },
    {
      anchor: 'rules',
      title: 'How we treat each other',
      blocks: [{ kind: 'list', items: [['Be yourself.'], ['A no is a no.'], ['Don’t ask anybody for money.']] }],
    },
    {
      anchor: 'what',
      title: 'What we hold, and why',
      blocks: [
        {
          kind: 'table',
          label: 'What we hold, and why',
          head: ['What', 'Why', 'How long'],
          rows: [
            ['Your account', 'To log you in', 'Until it is erased'],
            ['Your messages', 'To deliver them', '365 days'],
          ],
        },
      ],
    },
    {
      anchor: 'questions',
      title: 'Questions',
      blocks: [
        { kind: 'question', question: 'What does it cost?', blocks: [{ kind: 'text', words: ['Joining is free.'] }] },
        { kind: 'question', question: 'How can I pay?', blocks: [{ kind: 'text', words: ['With iDEAL or PayPal.'] }] },
      ],
    },
  ],
};

const meta = {
  component: LegalPage,
  subcomponents: { LegalBlock, LegalWords },
  args: { document },
  parameters: { layout: 'fullscreen', page: { layout: 'default', path: '/pages/terms' } },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['all-niches', 'w320'] };
export const Undated: Story = {
  args: { document: { ...document, dated: null, sections: document.sections.slice(0, 2) } },
};
