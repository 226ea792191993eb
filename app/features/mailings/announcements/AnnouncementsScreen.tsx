import { Link } from '@remix-run/react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { BookOpen } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import type { PageAnnouncement } from './shown-announcement';

const Piece = styled(Card)`
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: ${space(1)};
  }
  p {
    margin: ${space(3)} 0 0;
  }
`;

const When = styled.span`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Further = styled(Link)`
  display: inline-block;
  padding: ${space(3)} 0;
  font-weight: ${fontWeight('strong')};
`;

export interface AnnouncementsScreenProps {
  announcements: readonly PageAnnouncement[];
}

/** What staff have announced, the newest first. A push opens this page, because it does not say what is new. */
export function AnnouncementsScreen({ announcements }: AnnouncementsScreenProps) {
  const { brand } = useShell();
  return (
    <SettingsFrame
      section="news"
      lead={
        <FormattedMessage
          id="news.lead"
          defaultMessage="What is new at {brand}. In <a>e-mails and notifications</a> you choose whether we tell you about it."
          values={{ brand: brand.name, a: (label) => <Link to="/notifications/messages">{label}</Link> }}
        />
      }
    >
      {announcements.length === 0 ? (
        <EmptyState
          illustration={<BookOpen size={48} aria-hidden />}
          title={<FormattedMessage id="news.none" defaultMessage="There is nothing new right now" />}
        >
          <FormattedMessage id="news.none-text" defaultMessage="When something changes here, you can read about it." />
        </EmptyState>
      ) : (
        <Stack $gap={4}>
          {announcements.map((announcement) => (
            <Announcement key={announcement.name} announcement={announcement} />
          ))}
        </Stack>
      )}
    </SettingsFrame>
  );
}

function Announcement({ announcement }: { announcement: PageAnnouncement }) {
  const { timeZone } = useShell();
  const { name, title, paragraphs, link, path, launchedAt, lang } = announcement;
  const id = `piece-${name}`;
  return (
    <Piece $pad="lg" as="article" aria-labelledby={id}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      <When>
        <FormattedDate value={launchedAt} dateStyle="long" timeZone={timeZone} />
      </When>
      <div lang={lang}>
        {paragraphs.map((text, at) => (
          <p key={`${at} ${text}`}>{text}</p>
        ))}
        {path !== null && link !== undefined ? <Further to={path}>{link}</Further> : null}
      </div>
    </Piece>
  );
}
