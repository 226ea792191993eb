import { Form, Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { DomainError } from '~/contract/problem';
import { fontWeight, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { Check } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import { TextField } from '~/ui/TextField/TextField';
import { orderStatusPath, withNext } from '../shop/checkout-path';
import { PriceText } from '../shop/PriceText';

export interface CodeFieldProps {
  /** The order page; its query keeps what it holds. */
  path: string;
  /** The typed code, or the code that is applied. */
  code: string;
  applied: boolean;
  problem: DomainError | null;
  next: string | null;
}

const Row = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(2)};
  /* Label, input and message stand in rows of this grid, so that the button is beside the input and as high. */
  > div {
    display: contents;
  }
  > div > :not(input) {
    grid-column: 1 / -1;
  }
  > div > input,
  > button {
    grid-row: 2;
  }
`;

const Applied = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  strong {
    font-weight: ${fontWeight('strong')};
    overflow-wrap: anywhere;
  }
`;

/** Applies a discount code to the order before it is placed: a form that loads the page again, also without scripts. */
export function CodeField({ path, code, applied, problem, next }: CodeFieldProps) {
  const [page = '', query = ''] = path.split('?');
  if (applied) {
    return (
      <Applied role="status">
        <Check size={18} aria-hidden />
        <span>
          <FormattedMessage
            id="billing.code-applied"
            defaultMessage="Code {code} is applied"
            values={{ code: <strong>{code.toUpperCase()}</strong> }}
          />
        </span>
        <Link to={withNext(`${page}?${query === '' ? '' : `${query}&`}code=`, next)} replace preventScrollReset>
          <FormattedMessage id="billing.code-remove" defaultMessage="Remove" />
        </Link>
      </Applied>
    );
  }
  const order = problem?.code === 'billing.code-used' ? String(problem.values.order ?? '') : '';
  return (
    <Stack $gap={2}>
      <Row method="get" action={page} replace preventScrollReset>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <TextField
          key={code}
          name="code"
          label={<FormattedMessage id="billing.code-label" defaultMessage="Discount code" />}
          defaultValue={code}
          error={problem ? <CodeProblem problem={problem} /> : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <Button variant="ghost">
          <FormattedMessage id="billing.code-apply" defaultMessage="Apply" />
        </Button>
      </Row>
      {order === '' ? null : (
        <p>
          <Link to={orderStatusPath(order, next)}>
            <FormattedMessage id="billing.code-underway" defaultMessage="See the order that uses this code" />
          </Link>
        </p>
      )}
    </Stack>
  );
}

function CodeProblem({ problem }: { problem: DomainError }) {
  const { minimum, currency } = problem.values;
  if (problem.code !== 'billing.code-minimum') return <ErrorMessage {...problem} />;
  return (
    <FormattedMessage
      id="billing.code-minimum"
      defaultMessage="This code is for bundles from {minimum}"
      values={{ minimum: <PriceText amount={Number(minimum)} currency={String(currency)} /> }}
    />
  );
}
