import { styled } from 'styled-components';
import { color, Copy, fontSize, fontWeight, media, radius, space, useLander } from '~/landing/kit/kit';
import { Plate } from './art/Plate';
import { StepWords, Wide } from './Wide';

const Spread = styled(Wide)`
  padding-top: ${space(16)};
  ${media.up('md')} {
    padding-top: ${space(24)};
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(8)} ${space(6)};
  border-radius: ${radius('lg')};
  background: ${color('surface-sunken')};
  ${media.up('md')} {
    grid-template-columns: 7fr 5fr;
    align-items: center;
    padding: ${space(12)};
  }
`;

const Price = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(4)};
  ${media.up('md')} {
    flex-direction: row-reverse;
    justify-content: flex-start;
  }
`;

const Coins = styled(Plate)`
  flex: none;
  width: clamp(112px, 30vw, 220px);
  height: auto;
`;

const Figure = styled.p`
  strong {
    display: block;
    color: ${color('primary-text')};
    font-size: clamp(4rem, 2.6rem + 6vw, 7.5rem);
    font-weight: ${fontWeight('heading')};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.04em;
    line-height: 0.9;
  }
  span {
    display: block;
    max-width: 10em;
    margin-top: ${space(3)};
    font-size: ${fontSize('sm')};
    line-height: 1.35;
  }
`;

/** The price; its figure is larger than anything else on the page. */
export function CostStep() {
  const { signupCredits } = useLander().brand;
  return (
    <Spread as="section" id="cost">
      <Sheet>
        <StepWords step="cost" />
        <Price>
          <Coins step="cost" />
          {signupCredits > 0 ? (
            <Figure>
              <strong>
                <Copy slot="cost-figure" />
              </strong>
              <span>
                <Copy slot="cost-unit" />
              </span>
            </Figure>
          ) : null}
        </Price>
      </Sheet>
    </Spread>
  );
}
