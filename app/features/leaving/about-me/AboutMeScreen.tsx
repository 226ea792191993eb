import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { SettingsFrame } from '~/features/account/settings/SettingsFrame';
import { useShell } from '~/page/use-shell';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Card } from '~/ui/Card/Card';
import { Eye } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import type { ShownGroup } from './about-me-groups';

const Group = styled(Card)`
  h2 {
    margin-bottom: ${space(1)};
  }
  > p {
    margin: 0;
  }
`;

const Seen = styled.p`
  && {
    display: flex;
    gap: ${space(3)};
    margin: ${space(4)} 0;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${color('text-muted')};
  }
`;

const Facts = styled.dl`
  margin: 0;
  font-size: ${fontSize('sm')};
  dt {
    color: ${color('text-muted')};
  }
  dd {
    margin: 0 0 ${space(3)};
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding: ${space(3)} 0;
    font-weight: ${fontWeight('strong')};
  }
`;

/** What the brand knows about its reader, group by group: how much, who may see it, why, until when and where to change it. */
export function AboutMeScreen({ groups }: { groups: readonly ShownGroup[] }) {
  const { brand } = useShell();
  return (
    <SettingsFrame
      section="about-me"
      lead={
        <FormattedMessage
          id="export.about-lead"
          defaultMessage="Everything {brand} has stored about you, in words. The numbers are from this moment."
          values={{ brand: brand.name }}
        />
      }
    >
      <Stack $gap={4}>
        {groups.map((group) => (
          <GroupCard key={group.name} group={group} />
        ))}
      </Stack>
    </SettingsFrame>
  );
}

function GroupCard({ group: { name, title, much, who, why, until, links } }: { group: ShownGroup }) {
  const id = `about-${name}`;
  return (
    <Group $pad="lg" as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{much}</p>
      <Seen>
        <Eye size={20} aria-hidden />
        <span>
          <span className="visually-hidden">
            <FormattedMessage id="export.about-who" defaultMessage="Who can see it" />:{' '}
          </span>
          {who}
        </span>
      </Seen>
      <Facts>
        <dt>
          <FormattedMessage id="export.about-why" defaultMessage="Why" />
        </dt>
        <dd>{why}</dd>
        <dt>
          <FormattedMessage id="export.about-until" defaultMessage="Until when" />
        </dt>
        <dd>{until}</dd>
      </Facts>
      <Ways>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Ways>
    </Group>
  );
}
