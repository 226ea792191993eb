import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, media, pull, space } from '~/theme/tokens';
import { ArrowLeft } from '~/ui/Icon/icons';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { settingsTitle, type SettingsName } from './settings-links';
import { SettingsNav } from './SettingsNav';

const Columns = styled.div`
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: 300px minmax(0, 640px);
    align-items: start;
    gap: ${space(10)};
  }
`;

const Beside = styled.aside`
  display: none;
  ${media.up('lg')} {
    display: block;
  }
`;

const Back = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  /* Beside the first line of the title. */
  align-self: flex-start;
  margin: ${pull(1)} ${pull(2)} ${pull(1)} ${pull(3)};
  border-radius: 50%;
  color: ${color('text')};
  ${media.up('lg')} {
    display: none;
  }
`;

export interface SettingsFrameProps {
  /** The section that is open. */
  section: SettingsName;
  /** One line below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the settings. On wide screens the list of sections stands beside it, on others there is a way back. */
export function SettingsFrame({ section, lead, children }: SettingsFrameProps) {
  const intl = useIntl();
  return (
    <Page>
      <Columns>
        <Beside>
          <SettingsNav current={section} />
        </Beside>
        <div>
          <PageHeader
            title={intl.formatMessage(settingsTitle(section))}
            back={
              <Back to="/notifications">
                <ArrowLeft size={22} aria-hidden />
                <span className="visually-hidden">
                  <FormattedMessage id="settings.back" defaultMessage="Back to settings" />
                </span>
              </Back>
            }
          >
            {lead}
          </PageHeader>
          {children}
        </div>
      </Columns>
    </Page>
  );
}
