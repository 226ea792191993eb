import { styled } from 'styled-components';
import {
  color,
  Copy,
  CopyItems,
  fontSize,
  fontWeight,
  media,
  PlainLine,
  space,
  stressCss,
  WayOn,
} from '~/landing/kit/kit';

const Title = styled.h1`
  font-size: clamp(2.125rem, 1.4rem + 3vw, 4rem);
  line-height: 1.05;
  ${stressCss(color('primary-text'))}
`;

const Plain = styled(PlainLine)`
  margin-top: ${space(3)};
`;

/** On phones it is a bar at the lower edge of the chat. */
const Way = styled(WayOn)`
  display: none;
  ${media.up('lg')} {
    display: block;
    margin-top: ${space(6)};
  }
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
      <Plain />
      <Lead>
        <Copy slot="lead" />
      </Lead>
      <Way inline />
      <Steps>
        <CopyItems slots={['step-1', 'step-2', 'step-3']} />
      </Steps>
    </div>
  );
}
