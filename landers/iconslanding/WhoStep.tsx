import { styled } from 'styled-components';
import { color, Copy, FictionalChip, fontSize, media, space } from '~/landing/kit/kit';
import { Plate } from './art/Plate';
import { Wide } from './Wide';

const Band = styled.section`
  margin-top: ${space(16)};
  padding: ${space(12)} 0;
  background: ${color('depth')};
  color: ${color('on-depth')};
  ${media.up('md')} {
    margin-top: ${space(24)};
    padding: ${space(20)} 0;
  }
`;

const Inner = styled(Wide)`
  display: grid;
  gap: ${space(8)};
  ${media.up('md')} {
    grid-template-columns: 2fr 1fr;
    align-items: center;
    gap: ${space(10)} ${space(12)};
  }
  h2 {
    font-size: clamp(2rem, 1.4rem + 2.6vw, 3.5rem);
    line-height: 1.1;
  }
`;

const Frames = styled(Plate)`
  width: min(70%, 300px);
  height: auto;
  ${media.up('md')} {
    width: 100%;
    max-width: 380px;
    margin-left: auto;
  }
`;

const Kinds = styled.div`
  display: grid;
  gap: ${space(6)};
  margin-top: ${space(8)};
  ${media.up('lg')} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(10)};
  }
  p {
    padding-top: ${space(5)};
    border-top: 1px solid ${color('on-depth-muted')};
    color: ${color('on-depth')};
    font-size: ${fontSize('md')};
    line-height: 1.6;
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: ${space(3)};
`;

/** Who is here: on the dark side of the brand, two kinds of frames, one of them with its label. */
export function WhoStep() {
  return (
    <Band id="who">
      <Inner>
        <div>
          <h2>
            <Copy slot="who-title" />
          </h2>
          <Kinds>
            <p>
              <Copy slot="who-members" />
            </p>
            <p>
              <Label>
                <FictionalChip />
              </Label>
              <Copy slot="who-made-up" />
            </p>
          </Kinds>
        </div>
        <Frames step="who" />
      </Inner>
    </Band>
  );
}
