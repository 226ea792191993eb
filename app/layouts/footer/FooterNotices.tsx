import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShellData } from '~/page/shell-data';

interface FooterNoticesProps {
  /** The brand's name. */
  brand: string;
  /** The brand's words for fictional profiles. */
  fictional: ShellData['brand']['fictional'];
  minAge: number;
  company: ShellData['company'];
  /** Whether US law applies. */
  us: boolean;
  /** What else there is to say about the company. */
  children?: ReactNode;
}

/** What the law requires at the foot of each page. It depends on the brand only: the server remembers its HTML. */
export function FooterNotices({ us, children, ...facts }: FooterNoticesProps) {
  return (
    <>
      <LegalDisclaimer {...facts} />
      {us && <UsNotice {...facts} />}
      {children}
      <DataCredits />
    </>
  );
}

type Facts = Omit<FooterNoticesProps, 'us' | 'children'>;

/** Says who runs the site, that some profiles are fictional, and that it is for adults. */
function LegalDisclaimer({ brand, fictional, minAge, company }: Facts) {
  return (
    <div>
      <p>
        <FormattedMessage
          id="shell.some-fictional"
          defaultMessage="Some profiles here are {fictional} and carry that label wherever they appear: “{warning}”"
          values={{ fictional: fictional.plural, warning: fictional.warning }}
        />
      </p>
      <p>
        <FormattedMessage
          id="shell.operated-by"
          defaultMessage="{brand} is operated by {company}, {address}, {city}, {country}. Company registration {kvk}, VAT {vat}."
          values={{ brand, company: company.name, ...company, kvk: company.kvk, vat: company.vat }}
        />
      </p>
      <p>
        <FormattedMessage
          id="shell.adults-only"
          defaultMessage="For adults only: you must be {min_age} or older."
          values={{ min_age: minAge }}
        />
      </p>
    </div>
  );
}

/** The US footer: several states require an online dating service to say whether it screens its members. */
function UsNotice({ brand, company }: Facts) {
  return (
    <>
      <p>
        <FormattedMessage
          id="shell.us-screening"
          defaultMessage="{brand} does not conduct criminal background screenings of its members. Never send money to somebody you have not met, meet in public, and tell a friend where you are."
          values={{ brand }}
        />
      </p>
      <p>
        <FormattedMessage
          id="shell.us-billing"
          defaultMessage="Charges appear as {company}. One-time purchases only, no subscription, no automatic renewal."
          values={{ company: company.name }}
        />
      </p>
    </>
  );
}

const CC_BY = 'https://creativecommons.org/licenses/by/4.0/';

/**
 * The licence of the data of places and countries requires these notices on every page that uses it (docs/licences.md).
 */
function DataCredits() {
  return (
    <p>
      <FormattedMessage
        id="shell.place-data"
        defaultMessage="Place data: <geonames>GeoNames</geonames>, shortened. Countries by IP address: statistics of the <nro>Number Resource Organization</nro>, merged and converted by <converter>ip-location-db</converter>. Both under <licence>CC BY 4.0</licence>."
        values={{
          geonames: (label) => <a href="https://www.geonames.org">{label}</a>,
          nro: (label) => <a href="https://www.nro.net">{label}</a>,
          converter: (label) => <a href="https://github.com/sapics/ip-location-db">{label}</a>,
          licence: (label) => (
            <a href={CC_BY} rel="license">
              {label}
            </a>
          ),
        }}
      />
    </p>
  );
}
