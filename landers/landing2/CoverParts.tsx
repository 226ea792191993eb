import { styled } from 'styled-components';
import { FictionalChip, radius, shadow, space } from '~/landing/kit/kit';

/** The sheet of every cover. Sizes on it follow its own width. */
export const Sheet = styled.article`
  position: relative;
  overflow: hidden;
  border-radius: min(${radius('md')}, 12px);
  box-shadow: ${shadow('lg')};
  container-type: inline-size;
  isolation: isolate;
`;

export const Headline = styled.h1`
  font-size: clamp(1.875rem, 9.2cqi, 3.25rem);
  font-weight: 800;
  line-height: 1.02;
  em {
    font-style: normal;
  }
`;

export const Issue = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
`;

/** Said on the cover itself, never only inside. */
export function CoverLabel({ className }: { className?: string }) {
  return (
    <span className={className}>
      <FictionalChip />
    </span>
  );
}
