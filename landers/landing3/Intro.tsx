import { styled } from 'styled-components';
import { color, Copy, CopyItems, fontSize, fontWeight, media, space, stressCss } from '~/landing/kit/kit';

const Title = styled.h1`
  font-size: clamp(2.125rem, 1.4rem + 3vw, 4rem);
  line-height: 1.05;
  ${stressCss(color('primary-text'))}
`;

const Lead = styled.p`
  max-width: 32em;
  margin-top: ${space(4)};
  color: ${color('text-muted')};
  font-size: ${fontSize('lg')};
  line-height: 1.5;
  text-wrap: pretty;
`;

const Steps = styled.ol`
  display: none;
  gap: ${space(4)};
  margin-top: ${space(10)};
  counter-reset: step;
  ${media.up('lg')} {
    display: grid;
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 26em);
    align-items: baseline;
    counter-increment: step;
  }
  li::before {
    color: ${color('primary-text')};
    font-size: ${fontSize('xl')};
    font-weight: ${fontWeight('heading')};
    content: counter(step);
  }
`;

/** What this page is, and what happens with the first message. */
export function Intro() {
  return (
    <div>
      <Title>
        <Copy slot="headline" />
      </Title>
      <Lead>
        <Copy slot="lead" />
      </Lead>
      <Steps>
        <CopyItems slots={['step-1', 'step-2', 'step-3']} />
      </Steps>
    </div>
  );
}
