import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight } from '~/theme/tokens';
import { toMajor } from '~/i18n/minor-units';

export interface PriceProps {
  /** In minor units: 1995 means 19.95. */
  amount: number;
  /** The ISO 4217 code. */
  currency: string;
  size?: 'md' | 'lg' | 'xl';
  /** Writes round prices without decimals: 25 instead of 25.00. */
  trim?: boolean;
  /** A price before a reduction: struck through. The surrounding text must say so too. */
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

/** An amount of money in the format of the locale. */
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
