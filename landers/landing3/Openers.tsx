import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  media,
  motion,
  radius,
  REPLY,
  space,
  StartForm,
  useLander,
} from '~/landing/kit/kit';

const Root = styled.section`
  margin-top: ${space(6)};
  scroll-margin-top: ${space(4)};
`;

const Turn = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  color: var(--ground-ink);
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  letter-spacing: 0;
  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background: currentColor;
    opacity: 0.4;
    content: '';
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  justify-items: end;
  li {
    max-width: 86%;
  }
`;

/* A message that has not been sent yet. */
const Opener = styled.button`
  min-height: 48px;
  padding: ${space(3)} ${space(4)};
  border: 2px dashed ${color('primary')};
  border-radius: max(${radius('md')}, 12px);
  border-end-end-radius: 4px;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-weight: ${fontWeight('strong')};
  text-align: start;
  transition:
    background ${motion('fast')},
    color ${motion('fast')};
  ${media.hover} {
    &:hover {
      border-style: solid;
      background: ${color('primary')};
      color: ${color('on-primary')};
    }
  }
`;

const OPENERS = ['opener-1', 'opener-2', 'opener-3'] as const;

/** Three ready-made first messages; each is sent with one press. */
export function Openers() {
  const { copy } = useLander();
  return (
    <Root id={REPLY}>
      <Turn>
        <Copy slot="turn" />
      </Turn>
      <List>
        {OPENERS.map((slot) => (
          <li key={slot}>
            <StartForm toPerson>
              <Opener type="submit" name="signup_message" value={copy[slot]}>
                <Copy slot={slot} />
              </Opener>
            </StartForm>
          </li>
        ))}
      </List>
    </Root>
  );
}
