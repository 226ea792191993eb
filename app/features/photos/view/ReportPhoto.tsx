import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { Flag } from '~/ui/Icon/icons';

const Root = styled(Link)`
  position: absolute;
  inset: auto ${space(3)} ${space(3)} auto;
  display: inline-grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${color('scrim')};
  color: ${color('on-scrim')};
  -webkit-backdrop-filter: blur(8px);
  backdrop-filter: blur(8px);
`;

export interface ReportPhotoProps {
  /** The id of the photo's member. */
  id: string;
  filename: string;
  /** Whether the slide is visible; only then it takes part in the tab order. */
  reachable: boolean;
}

/** A link in the corner of a photo to the report form, with this photo chosen in it. */
export function ReportPhoto({ id, filename, reachable }: ReportPhotoProps) {
  const intl = useIntl();
  return (
    <Root
      to={`/members/${id}/report?photo=${filename}`}
      tabIndex={reachable ? undefined : -1}
      title={intl.formatMessage({ id: 'photos.report', defaultMessage: 'Report this photo' })}
    >
      <Flag size={16} aria-hidden />
      <span className="visually-hidden">
        <FormattedMessage id="photos.report" defaultMessage="Report this photo" />
      </span>
    </Root>
  );
}
