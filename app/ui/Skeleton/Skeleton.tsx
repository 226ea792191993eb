import { css, keyframes, styled } from 'styled-components';
import { color, radius, space } from '~/theme/tokens';

const shine = keyframes`from { background-position: 160% 0; } to { background-position: -60% 0; }`;

const shimmer = css`
  background: ${color('skeleton')}
    linear-gradient(100deg, transparent 30%, ${color('skeleton-shine')} 50%, transparent 70%) 160% 0 / 200% 100%
    no-repeat;
  animation: ${shine} 1.6s ease-in-out infinite;
`;

/** A line of text to come; `$share` of the width in percent. */
export const SkeletonLine = styled.span<{ $share?: number; $height?: number }>`
  display: block;
  width: ${({ $share = 100 }) => $share}%;
  height: ${({ $height = 14 }) => $height}px;
  border-radius: ${radius('sm')};
  ${shimmer}
`;

/** A picture of a person to come: the measure of PersonCard. */
export const SkeletonCard = styled.div`
  aspect-ratio: 3 / 4;
  border-radius: ${radius('md')};
  ${shimmer}
`;

export const SkeletonCircle = styled.span<{ $size?: number }>`
  flex: none;
  display: block;
  width: ${({ $size = 48 }) => $size}px;
  height: ${({ $size = 48 }) => $size}px;
  border-radius: 50%;
  ${shimmer}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
`;

/** A row of a list to come: face, name, last words. Silent: the container says `aria-busy`. */
export function SkeletonRow() {
  return (
    <Row aria-hidden>
      <SkeletonCircle />
      <Lines>
        <SkeletonLine $share={40} />
        <SkeletonLine $share={80} $height={12} />
      </Lines>
    </Row>
  );
}
