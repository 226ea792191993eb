import { useIntl } from 'react-intl';

export interface RefusalMessageProps {
  /** Error code and message id in one: `chat.not-enough-credits`. */
  code: string;
  values?: Record<string, string | number>;
}

/** The text of a refusal or field problem. An id whose catalogue is not here falls back to the general sentence. */
export function RefusalMessage({ code, values }: RefusalMessageProps) {
  const intl = useIntl();
  if (!(code in intl.messages)) {
    return <>{intl.formatMessage({ id: 'errors.occurred', defaultMessage: 'An error has occurred.' })}</>;
  }
  return <>{intl.formatMessage({ id: code }, values)}</>;
}
