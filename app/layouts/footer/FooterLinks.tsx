import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import type { FooterLink } from './footer-links';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin: 0 0 ${space(4)};
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding: ${space(1)} 0;
  }
`;

interface FooterLinksProps {
  links: readonly { name: FooterLink; path: string }[];
  /** The last link, which leads back to the page. */
  children?: ReactNode;
}

export function FooterLinks({ links, children }: FooterLinksProps) {
  return (
    <Links>
      {links.map(({ name, path }) => (
        <li key={name}>
          <Link to={path}>
            <FooterLinkText name={name} />
          </Link>
        </li>
      ))}
      {children}
    </Links>
  );
}

export function FooterLinkText({ name }: { name: FooterLink }) {
  switch (name) {
    case 'pages-terms':
      return <FormattedMessage id="shell.terms" defaultMessage="Terms" />;
    case 'pages-privacy':
      return <FormattedMessage id="shell.privacy" defaultMessage="Privacy" />;
    case 'pages-cookies':
      return <FormattedMessage id="shell.cookies" defaultMessage="Cookies" />;
    case 'pages-ban':
      return <FormattedMessage id="shell.access-ban" defaultMessage="Block this site" />;
    case 'pricing':
      return <FormattedMessage id="shell.pricing" defaultMessage="Pricing" />;
    case 'complaints':
      return <FormattedMessage id="shell.complaints" defaultMessage="Complaints" />;
    case 'pages-return-policy':
      return <FormattedMessage id="shell.return-policy" defaultMessage="Return policy" />;
    case 'withdrawal-id':
      return <FormattedMessage id="shell.withdraw" defaultMessage="Withdraw from contract here" />;
    case 'pages-faq':
      return <FormattedMessage id="shell.faq" defaultMessage="FAQ" />;
    case 'pages-service':
      return <FormattedMessage id="shell.customer-service" defaultMessage="Customer service" />;
    case 'pages-notice':
      return <FormattedMessage id="shell.notice" defaultMessage="Report illegal content" />;
    case 'pages-accessibility':
      return <FormattedMessage id="shell.accessibility" defaultMessage="Accessibility" />;
    case 'pages-trust':
      return <FormattedMessage id="shell.trust" defaultMessage="Transparency" />;
    case 'pages-imprint':
      return <FormattedMessage id="shell.imprint" defaultMessage="Imprint" />;
  }
}
