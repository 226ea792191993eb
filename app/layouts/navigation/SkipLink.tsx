import { FormattedMessage } from 'react-intl';

/** The first element for the keyboard: a link past the navigation to the content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      <FormattedMessage id="shell.skip-to-content" defaultMessage="Skip to content" />
    </a>
  );
}
