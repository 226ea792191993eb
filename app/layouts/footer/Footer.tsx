import { Link, useLocation } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, media, space } from '~/theme/tokens';
import { CompanyDetails } from './CompanyDetails';
import { FooterContact } from './FooterContact';
import { FooterLinks } from './FooterLinks';
import { MembersFooter } from './MembersFooter';
import { FooterNotices } from './FooterNotices';
import { FOOTER_LINKS } from './footer-links';
import { existingPaths, pathOf } from '../paths';
import { cachedFragment } from '~/document/fragments/cached-fragment';
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
  grid-template-columns: minmax(0, 1fr);
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

const Lines = styled.div`
  p {
    margin: 0 0 ${space(2)};
  }
`;

const CachedContact = cachedFragment('footer-contact', FooterContact);
const CachedLinks = cachedFragment('footer-links', FooterLinks);
const CachedNotices = cachedFragment('footer-notices', FooterNotices);

/**
 * Visitors from the United States also get the notices that US law requires, in whichever language they read. For members,
 * who have read it all, the footer is one line that unfolds.
 */
export function Footer() {
  const { brand, company, country, user } = useShell();
  const links = FOOTER_LINKS.flatMap((name) => {
    const path = pathOf(name);
    return path && name !== 'appearance' && (name !== 'pages-imprint' || brand.imprint) ? [{ name, path }] : [];
  });
  const whole = (
    <Inner>
      <Lines>
        <CachedContact name={brand.name} email={brand.supportEmail} phone={brand.supportPhone} />
      </Lines>
      <Lines>
        <CachedLinks links={links}>
          <AppearanceLink />
        </CachedLinks>
        <CachedNotices
          brand={brand.name}
          fictional={brand.fictional}
          minAge={brand.minAge}
          company={company}
          us={country === 'US'}
        >
          <CompanyDetails />
        </CachedNotices>
      </Lines>
    </Inner>
  );
  return <Root>{user ? <MembersFooter>{whole}</MembersFooter> : whole}</Root>;
}

function AppearanceLink() {
  const { pathname, search } = useLocation();
  const next = useTracking(pathname + search);
  return (
    <li>
      <Link to={`${existingPaths.appearance}?next=${encodeURIComponent(next)}`}>
        <FormattedMessage id="shell.appearance" defaultMessage="Light or dark" />
      </Link>
    </li>
  );
}
