/** Everything that a lander may use. This is the only barrel file of the project. */
export { ArtImage } from './ArtImage';
export { BeginForm } from './BeginForm';
export { Copy, CopyItems, useHasCopy } from './Copy';
export { Cut, Drawing, Ink } from './Drawing';
export { box, disc, dome, scallops } from './drawing-paths';
export { Field } from './Field';
export { Film } from './Film';
export { FilmToggle } from './FilmToggle';
export { useArt, useCopy, useLander } from './LanderContext';
export type { LanderMap, LanderPerson, LanderRegion, LanderView } from './lander-view';
export { MessageField, MessageForm } from './MessageForm';
export { MotionSwitch } from './MotionSwitch';
export { ageAndPlace, nameAndAge } from './person-words';
export { OpenWays } from './OpenWays';
export { PlainLine } from './PlainLine';
export { FictionalChip, Portrait } from './Portrait';
export { messageUrl, personUrl, signupUrl, type SignupContext } from './signup-url';
export { SignupAction } from './SignupAction';
export { SignupLink } from './SignupLink';
export { StartForm } from './StartForm';
export { REPLY, WayOn } from './WayOn';
export { stressCss } from './stress-css';
export { Button } from '~/ui/Button/Button';
export { ButtonLink } from '~/ui/Button/ButtonLink';
export { Chip } from '~/ui/Chip/Chip';
export {
  breakpoints,
  color,
  fontSize,
  fontWeight,
  gridGap,
  media,
  motion,
  pull,
  radius,
  shadow,
  space,
  tickOver,
  zIndex,
} from '~/theme/tokens';
export { withPopover } from '~/theme/with-popover';
export type { ColorRole } from '~/theme/roles';
export type { NichePrefix } from '~/i18n/niche-prefix';
