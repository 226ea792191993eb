import { styled } from 'styled-components';
import { color, media, radius, space } from '~/landing/kit/kit';
import { Plate } from './art/Plate';
import { StepWords, Wide } from './Wide';

const Grid = styled(Wide)`
  display: grid;
  gap: ${space(14)};
  padding-top: ${space(16)};
  ${media.up('md')} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(12)} ${space(16)};
    padding-top: ${space(24)};
  }
`;

const Step = styled.section`
  /* The second one begins lower, so that the two do not look like a table. */
  ${media.up('md')} {
    &:nth-of-type(2) {
      padding-top: ${space(24)};
    }
  }
`;

const Icon = styled(Plate)`
  width: 200px;
  height: auto;
  margin-bottom: ${space(6)};
  ${media.down('md')} {
    section:nth-of-type(2) > & {
      margin-left: auto;
    }
  }
  ${media.up('md')} {
    width: min(100%, 320px);
  }
`;

const Exit = styled.section`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  ${media.up('md')} {
    grid-column: 1 / -1;
    grid-template-columns: 200px minmax(0, 620px);
    gap: ${space(12)};
    justify-content: center;
    margin-top: ${space(8)};
    padding: ${space(10)};
    border: 1px solid ${color('line')};
    border-radius: ${radius('lg')};
  }
`;

const Door = styled(Plate)`
  width: 200px;
  height: auto;
`;

/** Safety, the writers of the brand, and leaving: two steps side by side on a slope, and the last one below them. */
export function PairSteps() {
  return (
    <Grid>
      <Step id="safe">
        <Icon step="safe" />
        <StepWords step="safe" />
      </Step>
      <Step id="pen">
        <Icon step="pen" />
        <StepWords step="pen" />
      </Step>
      <Exit id="leave">
        <Door step="leave" />
        <StepWords step="leave" />
      </Exit>
    </Grid>
  );
}
