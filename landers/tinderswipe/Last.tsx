import { styled } from 'styled-components';
import {
  Button,
  color,
  Copy,
  fontSize,
  fontWeight,
  type LanderPerson,
  nameAndAge,
  OpenWays,
  radius,
  shadow,
  space,
  useLander,
} from '~/landing/kit/kit';

const Root = styled.div`
  display: grid;
  align-content: center;
  align-self: start;
  gap: ${space(4)};
  min-height: 24rem;
  padding: ${space(6)} ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: ${shadow('lg')};
`;

const Part = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Title = styled.h2`
  font-size: ${fontSize('2xl')};
  /* The script focuses it so that screen readers continue here; it is not interactive. */
  &:focus-visible {
    outline: 0;
  }
`;

const Lead = styled.p`
  color: ${color('text-muted')};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(1)} 0;
  font-weight: ${fontWeight('strong')};
  small {
    color: ${color('text-muted')};
    font-weight: 400;
  }
`;

const Small = styled.img`
  width: 48px;
  height: 48px;
  border-radius: ${radius('full')};
  object-fit: cover;
  object-position: 50% 25%;
`;

/** The button that continues; while signup is closed, how to get in. */
function Begin({ slot }: { slot: string }) {
  const { signupOpen } = useLander();
  if (!signupOpen)
    return (
      <>
        <p>
          <Copy slot="closed" />
        </p>
        <OpenWays />
      </>
    );
  return (
    <Button type="submit" size="lg" variant="secondary" wide>
      <Copy slot={slot} />
    </Button>
  );
}

/** After the last card: the liked profiles and the way on. deck-css.ts decides which part and rows are visible. */
export function Last({ people }: { people: readonly LanderPerson[] }) {
  const { fictional } = useLander();
  return (
    <Root data-last>
      <Part data-when="some">
        <Title tabIndex={-1}>
          <Copy slot="last-title" />
        </Title>
        <ul>
          {people.map(({ id, name, age, thumb, fictional: madeUp }, at) => (
            <Row key={id} data-liked={at}>
              <Small src={thumb} alt="" width={48} height={48} loading="lazy" decoding="async" />
              <span>
                {nameAndAge({ name, age })}
                <br />
                {madeUp ? <small>{fictional.singular}</small> : null}
              </span>
            </Row>
          ))}
        </ul>
        <Lead>
          <Copy slot="last-lead" />
        </Lead>
        <Begin slot="begin" />
      </Part>
      <Part data-when="none">
        <Title tabIndex={-1}>
          <Copy slot="last-none-title" />
        </Title>
        <Lead>
          <Copy slot="last-none-lead" />
        </Lead>
        <Begin slot="begin-none" />
      </Part>
    </Root>
  );
}
