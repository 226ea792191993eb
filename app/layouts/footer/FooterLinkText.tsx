import { FormattedMessage } from 'react-intl';
import type { FooterLink } from './footer-links';

export function FooterLinkText({ name }: { name: FooterLink }) {
  switch (name) {
    case 'pages-terms':
      return <FormattedMessage id="shell.terms" defaultMessage="Terms" />;
    case 'pages-privacy':
      return <FormattedMessage id="shell.privacy" defaultMessage="Privacy" />;
    case 'pages-cookies':
      return <FormattedMessage id="shell.cookies" defaultMessage="Cookies" />;
    case 'pages-ban':
      return <FormattedMessage id="shell.access-ban" defaultMessage="Access ban" />;
    case 'pricing':
      return <FormattedMessage id="shell.pricing" defaultMessage="Pricing" />;
    case 'complaints':
      return <FormattedMessage id="shell.complaints" defaultMessage="Complaints" />;
    case 'pages-return-policy':
      return <FormattedMessage id="shell.return-policy" defaultMessage="Return policy" />;
    case 'pages-faq':
      return <FormattedMessage id="shell.faq" defaultMessage="FAQ" />;
    case 'pages-service':
      return <FormattedMessage id="shell.customer-service" defaultMessage="Customer service" />;
  }
}
