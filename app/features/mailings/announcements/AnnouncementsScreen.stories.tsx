import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY } from '~/time/durations';
import { NOW, storyMember } from '../../../../stories/.storybook/shell';
import { AnnouncementsScreen } from './AnnouncementsScreen';

const meta = {
  component: AnnouncementsScreen,
  args: {
    announcements: [
      {
        name: 'search-by-interest',
        title: 'Find people by what they love',
        paragraphs: [
          'You can now search by interests: from open-air theatre to slow cooking. Choose up to three, and see who shares them.',
          'Nothing changes in your profile. Who has not filled in any interests is not found by them.',
        ],
        link: 'Search by interest',
        path: '/members',
        launchedAt: NOW - 2 * DAY,
      },
      {
        name: 'rustige-uren',
        lang: 'nl',
        title: 'Stille uren kies je nu zelf',
        paragraphs: ['’s Nachts sturen we niets. Wanneer je nacht begint, bepaal je voortaan zelf.'],
        path: null,
        launchedAt: NOW - 30 * DAY,
      },
    ],
  },
  parameters: {
    layout: 'fullscreen',
    page: { layout: 'default', path: '/notifications/news', shell: { user: storyMember } },
  },
} satisfies Meta<typeof AnnouncementsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320'] };
export const LongWords: Story = {
  tags: ['w320'],
  args: {
    announcements: [
      {
        name: 'long',
        title: 'Arbeitsunfähigkeitsversicherungsgesellschaft und Donaudampfschifffahrtsgesellschaft',
        paragraphs: [`https://www.example.org/${'very-long-path-'.repeat(8)}`],
        link: 'Rechtsschutzversicherungsgesellschaften ansehen',
        path: '/members',
        launchedAt: NOW,
      },
    ],
  },
};
export const Empty: Story = { args: { announcements: [] } };
