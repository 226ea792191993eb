import { FormattedMessage, useIntl } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { DATE_FORMATS } from '~/i18n/formats';
import { Alert } from '~/ui/Alert/Alert';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import type { ListedCode } from './listed-code';

export interface CodeNoteProps {
  code: ListedCode | null;
  /** The reason why the code in the URL does not apply. */
  problem: DomainError | null;
}

/** Says above a list of prices which code they already contain, or why they do not. */
export function CodeNote({ code, problem }: CodeNoteProps) {
  const intl = useIntl();
  if (problem) {
    return (
      <Alert tone="warning" role="status">
        <ErrorMessage {...problem} />
      </Alert>
    );
  }
  if (!code) return null;
  const values = {
    code: <strong>{code.code}</strong>,
    percent: intl.formatNumber(code.percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
  };
  return (
    <Alert tone="success" role="status">
      {code.some ? (
        <FormattedMessage
          id="billing.code-list-some"
          defaultMessage="Code {code} takes up to {percent} off. How much depends on the payment method, and you see it before you pay."
          values={values}
        />
      ) : (
        <FormattedMessage
          id="billing.code-list"
          defaultMessage="Code {code} takes {percent} off. The prices below include it, and the old price is crossed out."
          values={values}
        />
      )}{' '}
      {code.expires === null ? null : (
        <FormattedMessage
          id="billing.code-until"
          defaultMessage="It works until {date}."
          values={{ date: intl.formatDate(code.expires, { ...DATE_FORMATS.long, hour: 'numeric', minute: 'numeric' }) }}
        />
      )}
    </Alert>
  );
}
