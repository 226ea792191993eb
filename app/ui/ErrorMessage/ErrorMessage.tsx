import { useIntl } from 'react-intl';

export interface ErrorMessageProps {
  /** The error code, which is also the message id: `chat.not-enough-credits`. */
  code: string;
  values?: Record<string, string | number>;
}

/** Falls back to the general error message where the page has not loaded the catalogue of the id. */
export function ErrorMessage({ code, values }: ErrorMessageProps) {
  const intl = useIntl();
  if (!(code in intl.messages)) {
    return <>{intl.formatMessage({ id: 'errors.occurred', defaultMessage: 'An error has occurred.' })}</>;
  }
  return <>{intl.formatMessage({ id: code }, values)}</>;
}
