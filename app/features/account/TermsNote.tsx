import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** In a new tab, so that nothing that was typed is lost. */
const inNewTab = (path: string) => (label: ReactNode) => (
  <a href={path} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
);

/** What someone accepts who signs up or pays, readable without leaving the page. */
export function TermsNote() {
  return (
    <FormattedMessage
      id="shell.terms-note"
      defaultMessage="By continuing you accept the <terms>terms</terms>. Our <privacy>privacy notice</privacy> says how we use your data. Both open in a new tab."
      values={{ terms: inNewTab('/pages/terms'), privacy: inNewTab('/pages/privacy') }}
    />
  );
}
