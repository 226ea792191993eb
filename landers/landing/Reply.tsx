import { styled } from 'styled-components';
import {
  color,
  Copy,
  Field,
  fontSize,
  media,
  MessageField,
  MessageForm,
  type NichePrefix,
  OpenWays,
  radius,
  REPLY,
  shadow,
  space,
  useLander,
} from '~/landing/kit/kit';
import { handCss, LINE, ruledCss } from './hand-css';
import { Stamp } from './Stamp';

const Root = styled.section`
  scroll-margin-top: ${space(4)};
  padding: ${space(6)} ${space(5)};
  border-radius: min(${radius('md')}, 10px);
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  ${media.up('md')} {
    padding: ${space(8)};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: flex-start;
  justify-content: space-between;
  overflow: hidden;
`;

const Title = styled.h2`
  position: relative;
  z-index: 1;
  font-size: ${fontSize('2xl')};
`;

const Lead = styled.p`
  margin: ${space(3)} 0 ${space(5)};
  color: ${color('text-muted')};
  text-wrap: pretty;
`;

const Form = styled(MessageForm)`
  display: grid;
  gap: ${space(5)};
`;

const Lines = styled(MessageField)<{ $niche: NichePrefix }>`
  && {
    ${handCss}
    ${ruledCss}
    min-height: calc(4 * ${LINE} + 2px);
    padding: 0 ${space(4)};
    background-attachment: local;
    &::placeholder {
      font-weight: 400;
    }
  }
`;

/** The stamped and addressed envelope for the visitor's reply. */
export function Reply() {
  const { niche, signupOpen } = useLander();
  return (
    <Root id={REPLY}>
      <Head>
        <Title>
          <Copy slot="reply-title" />
        </Title>
        <Stamp />
      </Head>
      <Lead>
        <Copy slot="reply-lead" closed="closed" />
      </Lead>
      {signupOpen ? (
        <Form>
          <Lines $niche={niche} />
          <Field name="name" label={<Copy slot="name-label" />} />
        </Form>
      ) : (
        <OpenWays />
      )}
    </Root>
  );
}
