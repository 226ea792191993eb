import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';

/**
 * Says who runs the site, that some profiles are fictional, and that it is for adults. Part of every page of the
 * default layout.
 */
export function LegalDisclaimer() {
  const { brand, company } = useShell();
  return (
    <div>
      <p>
        <FormattedMessage
          id="shell.some-fictional"
          defaultMessage="Some profiles here are {fictional} and carry that label wherever they appear: “{warning}”"
          values={{ fictional: brand.fictional.plural, warning: brand.fictional.warning }}
        />
      </p>
      <p>
        <FormattedMessage
          id="shell.operated-by"
          defaultMessage="{brand} is operated by {company}, {address}, {city}, {country}. Company registration {kvk}, VAT {vat}."
          values={{ brand: brand.name, company: company.name, ...company, kvk: company.kvk, vat: company.vat }}
        />
      </p>
      <p>
        <FormattedMessage
          id="shell.adults-only"
          defaultMessage="For adults only: you must be {min_age} or older."
          values={{ min_age: brand.minAge }}
        />
      </p>
    </div>
  );
}
