import { FormattedMessage } from 'react-intl';

/** First stop of the keyboard: past the navigation, to the page itself. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      <FormattedMessage id="shell.skip-to-content" defaultMessage="Skip to content" />
    </a>
  );
}
