import { styled } from 'styled-components';
import { media, space } from '~/landing/kit/kit';
import { Plate } from './art/Plate';
import { StepWords, Wide } from './Wide';

const Spread = styled(Wide)`
  display: grid;
  gap: ${space(6)};
  align-items: center;
  padding-top: ${space(16)};
  ${media.up('md')} {
    grid-template-columns: 5fr 6fr;
    gap: ${space(12)};
    padding-top: ${space(24)};
  }
`;

const Large = styled(Plate)`
  width: min(100%, 260px);
  height: auto;
  ${media.up('md')} {
    width: min(100%, 420px);
  }
`;

/** The first step: a large icon and how it works. */
export function TalkStep() {
  return (
    <Spread as="section" id="talk">
      <Large step="talk" />
      <StepWords step="talk" />
    </Spread>
  );
}
