import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight } from '~/theme/tokens';
import { toMajor } from './minor-units';

export interface PriceProps {
  /** In minor units: 1995 is 19.95. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  size?: 'md' | 'lg' | 'xl';
  /** 25 instead of 25.00, for round prices. */
  trim?: boolean;
  /** The price before a reduction: struck through, and said so by the surroundings. */
  old?: boolean;
}

const sizes = { md: 'md', lg: 'xl', xl: '3xl' } as const;

const Amount = styled.span<{ $size: 'md' | 'lg' | 'xl'; $old: boolean }>`
  font-size: ${({ $size, $old }) => ($old ? 'inherit' : fontSize(sizes[$size]))};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $size, $old }) => ($old || $size === 'md' ? 'inherit' : fontWeight('heading'))};
  letter-spacing: ${({ $size }) => ($size === 'md' ? '0' : '-0.02em')};
  line-height: 1.1;
  white-space: nowrap;
  ${({ $old }) => $old && `color: ${color('text-muted')}; text-decoration: line-through;`}
`;

/** An amount of money as the locale writes it. */
export function Price({ amount, currency, size = 'md', trim = false, old = false }: PriceProps) {
  const intl = useIntl();
  const text = intl.formatNumber(toMajor(amount, currency), {
    style: 'currency',
    currency,
    ...(trim ? { trailingZeroDisplay: 'stripIfInteger' as const } : {}),
  });
  return (
    <Amount as={old ? 's' : 'span'} $size={size} $old={old}>
      {text}
    </Amount>
  );
}
