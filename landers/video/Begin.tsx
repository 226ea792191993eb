import { styled } from 'styled-components';
import {
  BeginForm,
  color,
  Copy,
  fontSize,
  fontWeight,
  media,
  PlainLine,
  pull,
  radius,
  shadow,
  space,
  useLander,
} from '~/landing/kit/kit';

const Card = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${pull(6)};
  padding: ${space(6)} ${space(4)};
  border-radius: ${radius('lg')} ${radius('lg')} 0 0;
  background: ${color('surface-raised')};
  color: ${color('text')};
  ${media.up('md')} {
    margin-inline: ${space(8)};
    padding: ${space(6)};
    border-radius: ${radius('lg')};
    box-shadow: ${shadow('md')};
  }
  ${media.up('lg')} {
    max-width: 34rem;
    margin: 0;
  }
`;

/** On phones the lead is in the card, because the film is too bright behind it, and below the button, for the first screen. */
const Lead = styled.p`
  line-height: 1.5;
  ${media.up('lg')} {
    display: none;
  }
`;

/** On wide screens it stands below the headline. */
const Plain = styled(PlainLine)`
  ${media.up('lg')} {
    display: none;
  }
`;

const Form = styled(BeginForm)`
  display: grid;
  gap: ${space(4)};
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > button {
      grid-column: 1 / -1;
    }
  }
`;

const Title = styled.h2`
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  letter-spacing: 0;
`;

const Small = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** A form of two fields; while signup is closed, the way for invited people. */
export function Begin() {
  const { signupOpen } = useLander();
  return (
    <Card>
      <Plain />
      {signupOpen ? (
        <Title>
          <Copy slot="form-title" />
        </Title>
      ) : null}
      <Form />
      <Lead>
        <Copy slot="lead" closed="closed" />
      </Lead>
      {signupOpen ? (
        <Small>
          <Copy slot="small" />
        </Small>
      ) : null}
    </Card>
  );
}
