import { styled } from 'styled-components';
import { Copy, fontSize, PlainLine, SignupAction, space } from '~/landing/kit/kit';
import type { Hour } from './hours';
import { Picture } from './Picture';
import { Headline, Stage, Text, Words } from './Stage';

const Further = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize('sm')};
`;

const Down = styled.svg`
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** The first scene contains the whole message; further down the light changes. */
export function Opening({ hour }: { hour: Hour }) {
  return (
    <Stage data-scene>
      <Picture hour={hour} first />
      <Words data-words>
        <Headline>
          <Copy slot="headline" />
        </Headline>
        <PlainLine />
        <Text>
          <Copy slot="lead" closed="closed" />
        </Text>
        <SignupAction />
        <Further>
          <Copy slot="further" />
          <Down viewBox="0 0 20 20" aria-hidden>
            <path d="M10 3v13M4.500 10.500 10 16l5.500-5.500" />
          </Down>
        </Further>
      </Words>
    </Stage>
  );
}
