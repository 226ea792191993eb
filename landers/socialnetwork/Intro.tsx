import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  media,
  PlainLine,
  radius,
  SignupAction,
  space,
  stressCss,
  useLander,
} from '~/landing/kit/kit';
import { Moment } from './art/Moment';
import { moodOf } from './topics';

const Root = styled.section`
  ${media.up('lg')} {
    position: sticky;
    top: ${space(6)};
    grid-area: intro;
    align-self: start;
  }
`;

const Cover = styled(Moment)`
  display: none;
  ${media.up('lg')} {
    display: block;
    width: 100%;
    height: auto;
    margin-bottom: ${space(6)};
    border-radius: ${radius('lg')};
  }
`;

const Title = styled.h1`
  font-size: clamp(1.875rem, 1.5rem + 1.7vw, 2.75rem);
  line-height: 1.1;
  ${stressCss(color('primary-text'))}
`;

const Plain = styled(PlainLine)`
  margin-top: ${space(3)};
`;

const Lead = styled.p`
  margin: ${space(3)} 0 ${space(5)};
  color: ${color('text-muted')};
  line-height: 1.55;
`;

const Terms = styled.p`
  margin-top: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** Who writes here, and the way in. Stays beside the feed on wide screens. */
export function Intro() {
  const { slug } = useLander();
  return (
    <Root>
      <Cover topic={moodOf(slug)[0] ?? 'coffee'} />
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
    </Root>
  );
}
