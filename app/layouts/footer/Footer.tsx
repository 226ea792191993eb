import { Link, useLocation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '~/theme/tokens';
import { CompanyDetails } from './CompanyDetails';
import { LegalDisclaimer, UsNotice, DataCredits } from './FooterNotices';
import { FOOTER_LINKS, type FooterLink } from './footer-links';
import { pathOf } from '../paths';
import { phoneHref } from './phone-href';
import { useTracking } from '~/page/use-tracking';
import { useShell } from '~/page/use-shell';

const Root = styled.footer`
  margin-top: auto;
  background: ${color('depth')};
  color: ${color('on-depth-muted')};
  font-size: ${fontSize('sm')};
`;

const Inner = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)};
  ${media.up('md')} {
    grid-template-columns: 1fr 2fr;
    padding: ${space(10)} ${space(6)};
  }
  a {
    color: ${color('on-depth')};
    text-underline-offset: 3px;
  }
`;

const Brand = styled.p`
  margin: 0 0 ${space(2)};
  color: ${color('on-depth')};
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('heading')};
`;

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

const Lines = styled.div`
  p {
    margin: 0 0 ${space(2)};
  }
`;

/** Visitors from the United States who read English also get the notices that US law requires. */
export function Footer() {
  const { brand, country, locale } = useShell();
  const { pathname, search } = useLocation();
  const next = useTracking(pathname + search);
  const links = FOOTER_LINKS.flatMap((name) => {
    const path = pathOf(name);
    return path && (name !== 'pages-imprint' || brand.imprint) ? [{ name, path }] : [];
  });
  return (
    <Root>
      <Inner>
        <Lines>
          <Brand>{brand.name}</Brand>
          <p>
            <FormattedMessage id="shell.customer-service" defaultMessage="Customer service" />
            {': '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
          <p>
            <a href={phoneHref(brand.supportPhone)}>{brand.supportPhone}</a>
          </p>
        </Lines>
        <Lines>
          {links.length > 0 && (
            <Links>
              {links.map(({ name, path }) => (
                <li key={name}>
                  <Link to={name === 'appearance' ? `${path}?next=${encodeURIComponent(next)}` : path}>
                    <FooterLinkText name={name} />
                  </Link>
                </li>
              ))}
            </Links>
          )}
          <LegalDisclaimer />
          {locale === 'en' && country === 'US' && <UsNotice />}
          <CompanyDetails />
          <DataCredits />
        </Lines>
      </Inner>
    </Root>
  );
}

function FooterLinkText({ name }: { name: FooterLink }) {
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
      return <FormattedMessage id="shell.trust" defaultMessage="Our figures" />;
    case 'appearance':
      return <FormattedMessage id="shell.appearance" defaultMessage="Light or dark" />;
    case 'pages-imprint':
      return <FormattedMessage id="shell.imprint" defaultMessage="Imprint" />;
  }
}
