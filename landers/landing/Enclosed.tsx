import { styled } from 'styled-components';
import {
  ageAndPlace,
  color,
  Copy,
  fontSize,
  media,
  Portrait,
  pull,
  shadow,
  space,
  type LanderPerson,
} from '~/landing/kit/kit';

const Root = styled.figure`
  position: relative;
  width: 12.5rem;
  margin: ${space(2)} auto ${space(6)};
  padding: ${space(2)} ${space(2)} ${space(3)};
  background: ${color('surface')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  rotate: 2.5deg;
  ${media.up('md')} {
    float: right;
    width: 15rem;
    margin: ${space(1)} ${pull(8)} ${space(4)} ${space(6)};
  }
`;

const Caption = styled.figcaption`
  margin-top: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.35;
  text-align: center;
`;

const Clip = styled.svg`
  position: absolute;
  top: -20px;
  right: 22%;
  z-index: 1;
  width: 22px;
  height: 56px;
  fill: none;
  stroke: ${color('text-muted')};
  stroke-width: 3;
  stroke-linecap: round;
  rotate: 6deg;
`;

/** The portrait, as a photograph clipped to the letter. */
export function Enclosed({ person }: { person: LanderPerson }) {
  const facts = ageAndPlace(person);
  return (
    <Root>
      <Clip viewBox="0 0 22 56" aria-hidden>
        <path d="M6 16V44a5 5 0 0 0 10 0V11a7 7 0 0 0-14 0V40" />
      </Clip>
      <Portrait person={person} sizes="(min-width: 768px) 224px, 184px" loading="high" />
      <Caption>
        <Copy slot="enclosed" />
        {facts ? (
          <>
            <br />
            {facts}
          </>
        ) : null}
      </Caption>
    </Root>
  );
}
