import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { SettingsNav } from './SettingsNav';

/** Two columns of groups from the width on at which one would be a long thin list. */
const Wide = styled.div`
  ${media.up('lg')} {
    > nav {
      display: block;
      columns: 2;
      column-gap: ${space(6)};
      > * {
        break-inside: avoid;
        padding-bottom: ${space(6)};
      }
    }
  }
`;

/** The home of the settings: every section with one line about it. */
export function SettingsHome() {
  return (
    <Page>
      <PageHeader title={<FormattedMessage id="settings.title" defaultMessage="Settings" />} />
      <Wide>
        <SettingsNav />
      </Wide>
    </Page>
  );
}
