import { styled } from 'styled-components';
import { color, Copy, fontSize, media, space } from '~/landing/kit/kit';
import type { StepName } from './art/Icons';

/** The column that contains everything, from 320 px to very large screens. */
export const Wide = styled.div`
  max-width: 1200px;
  margin: 0 auto;
  padding: 0 ${space(4)};
  ${media.up('md')} {
    padding: 0 ${space(8)};
  }
`;

const Words = styled.div`
  h2 {
    margin-bottom: ${space(4)};
    font-size: ${fontSize('3xl')};
    line-height: 1.15;
  }
  p {
    max-width: 33em;
    color: ${color('text-muted')};
    font-size: 1.0625rem;
    line-height: 1.6;
  }
  ${media.up('lg')} {
    p {
      font-size: 1.125rem;
    }
  }
`;

/** Title and text of a step. */
export function StepWords({ step }: { step: StepName }) {
  return (
    <Words>
      <h2>
        <Copy slot={`${step}-title`} />
      </h2>
      <p>
        <Copy slot={`${step}-text`} />
      </p>
    </Words>
  );
}
