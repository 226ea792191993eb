import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '~/page/use-shell';
import { color, fontWeight, space } from '~/theme/tokens';
import type { CompanyResponse } from '~/contract/company';
import { api } from '~/api-client/api';
import { phoneHref } from './phone-href';

const Root = styled.details`
  margin: 0 0 ${space(2)};
`;

const Summary = styled.summary`
  display: inline-block;
  padding: ${space(1)} 0;
  color: ${color('on-depth')};
  cursor: pointer;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Facts = styled.dl`
  margin: ${space(2)} 0;
  dt {
    color: ${color('on-depth')};
    font-weight: ${fontWeight('heading')};
  }
  dd {
    margin: 0 0 ${space(2)};
  }
`;

/** What the law requires is in the HTML. The rest is fetched on opening, and left out when that fails. */
export function CompanyDetails() {
  const shell = useShell().company;
  const element = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // The element may have been opened before hydration, when no handler was attached.
  useEffect(() => setOpen(element.current?.open ?? false), []);
  const company = useCompany(open);
  return (
    <Root ref={element} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        <FormattedMessage id="shell.company-about" defaultMessage="About {company}" values={{ company: shell.name }} />
      </Summary>
      <Facts>
        <Fact name={<FormattedMessage id="shell.company-address" defaultMessage="Address" />}>
          {`${shell.name}, ${shell.address}, ${shell.city}, ${shell.country}`}
        </Fact>
        <Fact name={<FormattedMessage id="shell.company-registration" defaultMessage="Company registration" />}>
          {shell.kvk}
        </Fact>
        <Fact name={<FormattedMessage id="shell.company-vat" defaultMessage="VAT numbers" />}>{shell.vat}</Fact>
        {company && (
          <>
            <Fact name={<FormattedMessage id="shell.company-tradenames" defaultMessage="Trade names" />}>
              {company.tradenames.join(', ')}
            </Fact>
            <Fact name={<FormattedMessage id="shell.company-contact" defaultMessage="Contact" />}>
              <a href={`mailto:${company.support_email}`}>{company.support_email}</a>
              {', '}
              <a href={phoneHref(company.support_phone)}>{company.support_phone}</a>
            </Fact>
          </>
        )}
      </Facts>
    </Root>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Fetched when first needed and at most once per document; undefined until it has arrived. */
export function useCompany(enabled = true): CompanyResponse | undefined {
  return useQuery({
    queryKey: ['companyinfo'],
    queryFn: () => api.get('/api/companyinfo.php'),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
  }).data;
}
