import { styled } from 'styled-components';
import { color, Copy, fontSize, media, PlainLine, space, useLander } from '~/landing/kit/kit';
import { Begin } from './Begin';
import { Notes } from './Notes';
import { Screen } from './Screen';

/** With the slug `afterdark` the page uses the dark side of the colours for every brand. */
const Page = styled.div`
  overflow-x: clip;
  &[data-hour='afterdark'] {
    overflow: clip;
    background: ${color('depth')};
    color: ${color('on-depth')};
  }
`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 1328px;
  margin-inline: auto;
  ${media.up('md')} {
    padding: ${space(4)} ${space(6)} ${space(12)};
  }
  ${media.up('lg')} {
    grid-template: 1fr auto auto 1fr / minmax(0, 1fr) auto;
    column-gap: clamp(3rem, 7vw, 7.5rem);
    min-height: min(calc(100svh - 64px), 62rem);
    padding-block: ${space(6)} ${space(12)};
  }
  @media (min-width: 2200px) {
    max-width: 1720px;
  }
`;

const Title = styled.h1`
  position: relative;
  grid-area: 1 / 1;
  align-self: end;
  padding: 0 ${space(4)} ${space(10)};
  color: ${color('on-depth')};
  font-size: clamp(2.25rem, 1.5rem + 3.6vw, 3.5rem);
  line-height: 1.05;
  text-wrap: balance;
  em {
    font-style: normal;
    text-decoration: underline;
    text-decoration-color: ${color('primary')};
    text-decoration-skip-ink: none;
    text-decoration-thickness: 0.09em;
    text-underline-offset: 0.14em;
  }
  ${media.up('md')} {
    padding-inline: ${space(8)};
  }
  ${media.up('lg')} {
    grid-area: 2 / 1;
    padding: 0;
    color: inherit;
    font-size: clamp(3rem, 1.6rem + 2.8vw, 4.75rem);
  }
`;

const Side = styled.div`
  position: relative;
  grid-area: 2 / 1;
  ${media.up('lg')} {
    grid-area: 3 / 1;
    padding-top: ${space(5)};
  }
`;

const Lead = styled.p`
  display: none;
  max-width: 30em;
  padding-bottom: ${space(6)};
  font-size: ${fontSize('lg')};
  line-height: 1.5;
  ${media.up('lg')} {
    display: block;
  }
`;

/** On phones it is in the card, as the lead is. */
const Plain = styled(PlainLine)`
  display: none;
  padding-bottom: ${space(3)};
  ${media.up('lg')} {
    display: block;
  }
`;

/** One film, one line of text and two fields. */
export default function Video() {
  const { slug } = useLander();
  return (
    <Page data-hour={slug ?? 'golden'}>
      <Hero>
        <Screen />
        <Title>
          <Copy slot="headline" />
        </Title>
        <Side>
          <Plain />
          <Lead>
            <Copy slot="lead" closed="closed" />
          </Lead>
          <Begin />
        </Side>
      </Hero>
      <Notes />
    </Page>
  );
}
