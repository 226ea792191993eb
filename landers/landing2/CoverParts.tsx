import { styled } from 'styled-components';
import { Copy, FictionalChip, type LanderPerson, PlainLine, radius, shadow, space } from '~/landing/kit/kit';

/** The sheet of every cover. Sizes on it are relative to its width. */
export const Sheet = styled.article`
  position: relative;
  overflow: hidden;
  border-radius: min(${radius('md')}, 12px);
  box-shadow: ${shadow('lg')};
  container-type: inline-size;
  isolation: isolate;
`;

const Headline = styled.h1`
  font-size: clamp(1.875rem, 9.2cqi, 3.25rem);
  font-weight: 800;
  line-height: 1.02;
  em {
    font-style: normal;
  }
`;

/** The headline, and the plain line below it. */
export function Title() {
  return (
    <>
      <Headline>
        <Copy slot="headline" />
      </Headline>
      <PlainLine />
    </>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  justify-content: space-between;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
`;

/** The number of the issue and its price. */
export function Issue() {
  return (
    <Line>
      <span>
        <Copy slot="issue" />
      </span>
      <span>
        <Copy slot="price" />
      </span>
    </Line>
  );
}

/** The label is on the cover itself, not only inside. */
export function CoverLabel({ person, className }: { person: LanderPerson; className?: string }) {
  if (!person.fictional) return null;
  return (
    <span className={className}>
      <FictionalChip />
    </span>
  );
}
