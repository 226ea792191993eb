import { styled } from 'styled-components';
import { Copy, FictionalChip, fontSize, media, space, useLander } from '~/landing/kit/kit';

const Band = styled.section`
  display: grid;
  gap: ${space(8)} ${space(12)};
  max-width: 1328px;
  margin: ${space(12)} auto 0;
  padding: 0 ${space(4)};
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-inline: ${space(6)};
  }
`;

const Part = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: start;
  justify-items: start;
  padding-top: ${space(5)};
  border-top: 1px solid var(--line);
  p {
    max-width: 36em;
    color: var(--ink-soft);
  }
`;

const Title = styled.h2`
  font-size: ${fontSize('lg')};
`;

/** What the numbers count, and what happens after a region is chosen. */
export function Explained() {
  const { fictional } = useLander();
  return (
    <Band>
      <Part>
        <Title>
          <Copy slot="counted-title" />
        </Title>
        <p>
          <Copy slot="counted" />
        </p>
        <FictionalChip />
        <p>{fictional.warning}</p>
      </Part>
      <Part>
        <Title>
          <Copy slot="next-title" />
        </Title>
        <p>
          <Copy slot="next" closed="closed" />
        </p>
        <p>
          <Copy slot="price" />
        </p>
      </Part>
    </Band>
  );
}
