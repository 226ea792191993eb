import { styled } from 'styled-components';
import { color, Copy, CopyItems, media, space } from '~/landing/kit/kit';

const Ground = styled.section`
  background: ${color('surface-sunken')};
`;

const Inner = styled.div`
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(10)} ${space(4)};
  ${media.up('md')} {
    padding: ${space(14)} ${space(6)};
  }
`;

const Three = styled.ul`
  display: grid;
  gap: ${space(5)};
  margin-top: ${space(6)};
  color: ${color('text-muted')};
  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(8)};
  }
  li {
    padding-top: ${space(4)};
    border-top: 2px solid ${color('primary')};
  }
  em {
    display: block;
    margin-bottom: ${space(1)};
    color: ${color('text')};
    font-style: normal;
    font-weight: 600;
  }
`;

/** Facts about the pictures above, the price and the brand. */
export function Facts() {
  return (
    <Ground>
      <Inner>
        <h2>
          <Copy slot="facts-title" />
        </h2>
        <Three>
          <CopyItems slots={['fact-1', 'fact-2', 'fact-3']} />
        </Three>
      </Inner>
    </Ground>
  );
}
