import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '~/theme/tokens';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const Words = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Part = styled.span<{ $done: boolean }>`
  flex: 1;
  height: 6px;
  border-radius: ${radius('full')};
  background: ${({ $done }) => ($done ? color('primary') : color('line'))};
`;

/** The account is the first part. The text is in the catalogue of accounts, because that part is a page without the others. */
export function FlowProgress({ at, of }: { at: number; of: number }) {
  return (
    <Root>
      <Words>
        <FormattedMessage id="account.signup-step" defaultMessage="Step {at} of {of}" values={{ at, of }} />
      </Words>
      <Bar aria-hidden>
        {Array.from({ length: of }, (_, index) => (
          <Part key={index} $done={index < at} />
        ))}
      </Bar>
    </Root>
  );
}
