import type { Drawing, Landing } from '~/theme/theme';
import type { PicturedPerson } from '../pictured';
import type { HeroText } from './HeroWords';

/** What each form of the head is given. */
export interface HeroFormProps {
  text: HeroText;
  /** The people with a picture, at most six; none where the brand shows visitors nobody. */
  people: readonly PicturedPerson[];
  drawing: Drawing;
  ground: Landing['hero']['ground'];
}
