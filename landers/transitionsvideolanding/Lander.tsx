import { createGlobalStyle, styled } from 'styled-components';
import { Copy, FilmToggle, media, space, useLander } from '~/landing/kit/kit';
import { Ask } from './Ask';
import { useHours } from './hours';
import { Lanterns } from './Lanterns';
import { Opening } from './Opening';
import { Scene } from './Scene';

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

/**
 * One place at three times of day: scenes that fade into each other while scrolling. Without a script they follow one
 * another.
 */
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
