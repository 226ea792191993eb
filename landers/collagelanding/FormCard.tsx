import { styled } from 'styled-components';
import {
  BeginForm,
  color,
  Copy,
  fontSize,
  media,
  PlainLine,
  pull,
  radius,
  shadow,
  space,
  stressCss,
  useLander,
} from '~/landing/kit/kit';

const Card = styled.div`
  position: relative;
  z-index: 1;
  display: flex !important;
  flex-direction: column;
  justify-content: center;
  gap: ${space(4)};
  margin: ${pull(6)} ${space(2)} ${space(2)};
  padding: ${space(6)} ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('lg')};
  ${media.up('md')} {
    margin: 0;
    padding: ${space(8)};
  }
  ${media.up('xl')} {
    gap: ${space(5)};
  }
`;

const Headline = styled.h1`
  font-size: clamp(2.125rem, 1.75rem + 1.3vw, 2.75rem);
  line-height: 1.1;
  ${stressCss(color('primary-text'))}
`;

/** On phones below the form, whose button is then on the first screen. */
const Lead = styled.p`
  ${media.down('md')} {
    order: 1;
  }
`;

const Form = styled(BeginForm)`
  display: grid;
  gap: ${space(4)};
`;

const Note = styled.p`
  ${media.down('md')} {
    order: 2;
  }
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** The card with the only form of the page. */
export function FormCard() {
  const { signupOpen } = useLander();
  return (
    <Card>
      <Headline id="collage-headline">
        <Copy slot="headline" />
      </Headline>
      <PlainLine />
      <Lead>
        <Copy slot="lead" closed="closed" />
      </Lead>
      <Form />
      {signupOpen ? (
        <Note>
          <Copy slot="note" />
        </Note>
      ) : null}
    </Card>
  );
}
