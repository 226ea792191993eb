import { styled } from 'styled-components';
import { useLander } from '~/landing/kit/kit';

/* As wide as the cover for a brand name of any length: its letters are about 0.6 em wide. */
const Name = styled.p<{ $letters: number }>`
  font-size: ${({ $letters }) => Math.min(23, 160 / $letters).toFixed(2)}cqi;
  font-weight: 800;
  letter-spacing: -0.045em;
  line-height: 0.95;
  text-align: center;
  white-space: nowrap;
`;

/** The name of the magazine, which is the brand's name. */
export function Masthead({ className }: { className?: string }) {
  const { name } = useLander().brand;
  return (
    <Name $letters={[...name].length} className={className}>
      {name}
    </Name>
  );
}
