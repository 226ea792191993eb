import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, media, radius, space, sunkenOnHover } from '~/theme/tokens';
import { ChevronRight } from '~/ui/Icon/icons';
import { settingsLinks, type SettingsGroup, type SettingsLink } from './settings-links';

const GROUPS: readonly SettingsGroup[] = ['account', 'contact', 'privacy', 'place', 'data'];

const Groups = styled.nav`
  display: grid;
  gap: ${space(6)};
`;

const GroupTitle = styled.h2`
  && {
    margin: 0 0 ${space(2)};
    padding-inline: ${space(4)};
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
`;

const Rows = styled.ul`
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  li + li {
    border-top: 1px solid ${color('line')};
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-height: 56px;
  padding: ${space(3)} ${space(4)};
  color: ${color('text')};
  text-decoration: none;
  > svg {
    color: ${color('text-muted')};
  }
  ${sunkenOnHover}
  /* Large text needs the room of the symbols. */
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
    > svg {
      display: none;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    font-weight: ${fontWeight('strong')};
    > svg {
      color: inherit;
    }
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

/** Beside an opened section the titles suffice. */
const Line = styled.span<{ $short: boolean }>`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  ${media.up('lg')} {
    display: ${({ $short }) => ($short ? 'none' : 'inline')};
  }
`;

/** All sections of the settings in groups: the home of the settings, and the list beside an opened section. */
export function SettingsNav({ current = null }: { current?: string | null }) {
  const intl = useIntl();
  const { photoCheck } = useShell().brand.offers;
  const offered = settingsLinks.filter(({ name }) => photoCheck || name !== 'photo-check');
  const groups = GROUPS.map((group) => ({ group, links: offered.filter((link) => link.group === group) }));
  return (
    <Groups aria-label={intl.formatMessage({ id: 'settings.title', defaultMessage: 'Settings' })}>
      {groups.map(({ group, links }) =>
        links.length === 0 ? null : (
          <div key={group}>
            <GroupTitle as={current === null ? 'h2' : 'p'}>
              <GroupName group={group} />
            </GroupTitle>
            <Rows>
              {links.map((link) => (
                <li key={link.name}>
                  <SettingsRow link={link} current={link.name === current} short={current !== null} />
                </li>
              ))}
            </Rows>
          </div>
        ),
      )}
    </Groups>
  );
}

function SettingsRow({ link, current, short }: { link: SettingsLink; current: boolean; short: boolean }) {
  const intl = useIntl();
  const { icon: LinkIcon, path, title, line } = link;
  return (
    <Row to={path} aria-current={current ? 'page' : undefined}>
      <LinkIcon size={20} aria-hidden />
      <Words>
        {intl.formatMessage(title)}
        <Line $short={short}>{intl.formatMessage(line)}</Line>
      </Words>
      <ChevronRight size={18} aria-hidden />
    </Row>
  );
}

function GroupName({ group }: { group: SettingsGroup }) {
  switch (group) {
    case 'account':
      return <FormattedMessage id="settings.group-account" defaultMessage="Account and security" />;
    case 'contact':
      return <FormattedMessage id="settings.group-contact" defaultMessage="Messages and notifications" />;
    case 'privacy':
      return <FormattedMessage id="settings.group-privacy" defaultMessage="Privacy" />;
    case 'place':
      return <FormattedMessage id="settings.group-place" defaultMessage="Place and language" />;
    case 'data':
      return <FormattedMessage id="settings.group-data" defaultMessage="Your data" />;
  }
}
