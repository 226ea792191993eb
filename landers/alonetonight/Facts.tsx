import { styled } from 'styled-components';
import { color, Copy, CopyItems, media, space } from '~/landing/kit/kit';
import { nearest } from './palette';

const Ground = styled.section`
  background: linear-gradient(${nearest}, ${color('depth')});
  color: ${color('on-depth')};
`;

const Inner = styled.div`
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)} ${space(10)};
  border-bottom: 1px solid color-mix(in oklab, ${color('depth')} 75%, ${color('on-depth')});
  ${media.up('md')} {
    padding: ${space(10)} ${space(6)} ${space(12)};
  }
`;

const Three = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(5)};
  color: ${color('on-depth-muted')};
  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(8)};
  }
  em {
    color: ${color('on-depth')};
    font-style: normal;
    font-weight: 600;
  }
`;

/** The facts about membership, between the night scene and the footer. */
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
