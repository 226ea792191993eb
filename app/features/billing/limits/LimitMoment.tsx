import { FormattedMessage, useIntl } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';

/** A day and a time in running text. */
export function LimitMoment({ at }: { at: number }) {
  const { formatDate } = useIntl();
  return (
    <FormattedMessage
      id="billing.limits-moment"
      defaultMessage="{date}, {time}"
      values={{ date: formatDate(at, DATE_FORMATS.medium), time: formatDate(at, DATE_FORMATS.time) }}
    />
  );
}
