import { FormattedMessage } from 'react-intl';
import type { ReportReason } from './report-reasons';

export function ReasonWords({ reason }: { reason: ReportReason }) {
  switch (reason) {
    case 'underage':
      return <FormattedMessage id="safety.reason-underage" defaultMessage="Seems to be under 18" />;
    case 'danger':
      return <FormattedMessage id="safety.reason-danger" defaultMessage="Threats, violence or coercion" />;
    case 'scam':
      return <FormattedMessage id="safety.reason-scam" defaultMessage="Asking for money or scamming" />;
    case 'harassment':
      return <FormattedMessage id="safety.reason-harassment" defaultMessage="Insults or harassment" />;
    case 'explicit':
      return <FormattedMessage id="safety.reason-explicit" defaultMessage="Explicit pictures or words" />;
    case 'stolen':
      return <FormattedMessage id="safety.reason-stolen" defaultMessage="Pretending to be somebody else" />;
    case 'spam':
      return <FormattedMessage id="safety.reason-spam" defaultMessage="Advertising or spam" />;
    default:
      return <FormattedMessage id="safety.reason-other" defaultMessage="Something else" />;
  }
}

/** Explains a reason whose label could be misunderstood. */
export function ReasonDetail({ reason }: { reason: ReportReason }) {
  switch (reason) {
    case 'scam':
      return (
        <FormattedMessage
          id="safety.reason-scam-detail"
          defaultMessage="For example money for a trip, gift cards, investments."
        />
      );
    case 'stolen':
      return (
        <FormattedMessage
          id="safety.reason-stolen-detail"
          defaultMessage="Pictures or a name that belong to another person."
        />
      );
    case 'other':
      return <FormattedMessage id="safety.reason-other-detail" defaultMessage="Please say below what it is." />;
    default:
      return null;
  }
}
