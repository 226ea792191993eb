import { createGlobalStyle, styled } from 'styled-components';
import { Copy, FilmToggle, media, space, useLander, SignupAction } from '~/landing/kit/kit';
import { Ask } from './Ask';
import { useHours, type Hour } from './hours';
import { Lanterns } from './Lanterns';
import { Opening } from './Opening';
import { Picture } from './Picture';
import { Stage, Text, Title, Words } from './Stage';

const Snapping = createGlobalStyle`
  html:has([data-scenes][data-live]) {
    scroll-snap-type: y proximity;
  }
`;

/** With the script, the pictures stay fixed behind the moving words and fade into each other; this box clips them. */
const Scenes = styled.div`
  position: relative;
  clip-path: inset(0);
`;

const Toggle = styled(FilmToggle)`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  z-index: 3;
  [data-live] & {
    position: fixed;
    top: auto;
    bottom: ${space(4)};
  }
  ${media.up('md')} {
    right: ${space(6)};
    [data-live] & {
      bottom: ${space(6)};
    }
  }
`;

/** One place at three times of day, fading while one scrolls. Without a script the scenes follow one another. */
export default function TransitionsVideo() {
  const [first, second, third] = useHours();
  const { slug } = useLander();
  return (
    <>
      <Snapping />
      <Scenes data-scenes>
        <Opening hour={first!} />
        <Scene hour={second!} part="scene-2" />
        <Scene hour={third!} part="scene-3" end />
        {slug === 'lanterns' ? <Lanterns /> : null}
        <Toggle play={<Copy slot="play" />} pause={<Copy slot="pause" />} />
      </Scenes>
      <Ask />
    </>
  );
}

/** The same place later, with the next sentence of the story. */
function Scene({ hour, part, end = false }: { hour: Hour; part: 'scene-2' | 'scene-3'; end?: boolean }) {
  return (
    <Stage data-scene>
      <Picture hour={hour} />
      <Words data-words>
        <Title>
          <Copy slot={`${part}-title`} />
        </Title>
        <Text>
          <Copy slot={`${part}-text`} />
        </Text>
        {end ? <SignupAction answer={`answer-${hour}`} /> : null}
      </Words>
    </Stage>
  );
}
