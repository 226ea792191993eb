import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  media,
  motion,
  PlainLine,
  radius,
  SignupAction,
  space,
  stressCss,
  useCopy,
} from '~/landing/kit/kit';
import { steps } from './art/Icons';
import { Plate } from './art/Plate';
import { StillLife } from './art/StillLife';
import { Wide } from './Wide';

const Root = styled(Wide)`
  display: grid;
  gap: ${space(8)};
  align-items: center;
  padding-top: ${space(4)};
  ${media.up('lg')} {
    grid-template-columns: 7fr 5fr;
    gap: ${space(8)} ${space(12)};
    padding-top: ${space(8)};
  }
`;

const Title = styled.h1`
  font-size: clamp(2.125rem, 1.2rem + 3.9vw, 4.25rem);
  line-height: 1.06;
  ${stressCss(color('primary-text'))}
`;

const Plain = styled(PlainLine)`
  margin-top: ${space(4)};
`;

const Lead = styled.p`
  max-width: 34em;
  margin: ${space(4)} 0 ${space(7)};
  color: ${color('text-muted')};
  font-size: ${fontSize('lg')};
  line-height: 1.5;
`;

export const Terms = styled.p`
  margin-top: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Art = styled(StillLife)`
  width: 100%;
  max-width: 480px;
  height: auto;
  margin: 0 auto;
  ${media.down('lg')} {
    max-width: 320px;
  }
`;

const Index = styled.nav`
  ${media.up('lg')} {
    grid-column: 1 / -1;
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  border-top: 1px solid ${color('line')};
  ${media.up('sm')} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

const Entry = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 72px;
  padding: ${space(3)} ${space(1)} ${space(3)} 0;
  ${media.up('sm')} {
    gap: ${space(3)};
    padding-right: ${space(2)};
  }
  border-radius: ${radius('sm')};
  color: ${color('text')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  text-decoration: none;
  svg {
    flex: none;
    width: 48px;
    height: 48px;
    transition: transform ${motion('slow')};
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
    &:hover svg {
      transform: translateY(-3px);
    }
  }
`;

/** The promise, and the six small icons, each of which links to its step. */
export function Hero() {
  return (
    <Root as="section">
      <div>
        <Title>
          <Copy slot="headline" />
        </Title>
        <Plain />
        <Lead>
          <Copy slot="lead" />
        </Lead>
        <SignupAction />
        <Terms>
          <Copy slot="terms" closed="closed" />
        </Terms>
      </div>
      <Art />
      <Index aria-label={useCopy('index')}>
        <List>
          {steps.map((step) => (
            <li key={step}>
              <Entry href={`#${step}`}>
                <Plate step={step} />
                <span>
                  <Copy slot={`${step}-title`} />
                </span>
              </Entry>
            </li>
          ))}
        </List>
      </Index>
    </Root>
  );
}
