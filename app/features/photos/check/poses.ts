import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Never changed or removed while a check with the pose may be open; new ones are added at the end. */
export const poses = [
  'thumb-up', 'two-fingers', 'open-hand', 'chin-on-fist', 'hand-on-head', 'touch-ear', 'cover-eye', 'point-up', 'ring',
  'three-fingers', 'hand-on-cheek', 'touch-nose',
] as const; // prettier-ignore
export type Pose = (typeof poses)[number];

export const isPose = (text: string): text is Pose => (poses as readonly string[]).includes(text);

/** What someone does in the picture, beside a face that can be seen. */
export const poseWords: Record<Pose, MessageDescriptor> = defineMessages({
  'thumb-up': { id: 'photocheck.pose-thumb-up', defaultMessage: 'Hold one thumb up beside your face.' },
  'two-fingers': {
    id: 'photocheck.pose-two-fingers',
    defaultMessage: 'Hold up two fingers like a V beside your face.',
  },
  'open-hand': {
    id: 'photocheck.pose-open-hand',
    defaultMessage: 'Hold one open hand beside your face, palm to the camera.',
  },
  'chin-on-fist': { id: 'photocheck.pose-chin-on-fist', defaultMessage: 'Rest your chin on your fist.' },
  'hand-on-head': { id: 'photocheck.pose-hand-on-head', defaultMessage: 'Lay one hand flat on top of your head.' },
  'touch-ear': { id: 'photocheck.pose-touch-ear', defaultMessage: 'Touch your left ear with your left hand.' },
  'cover-eye': { id: 'photocheck.pose-cover-eye', defaultMessage: 'Cover one eye with your hand.' },
  'point-up': { id: 'photocheck.pose-point-up', defaultMessage: 'Point up with one finger beside your face.' },
  ring: {
    id: 'photocheck.pose-ring',
    defaultMessage: 'Make a ring with your thumb and first finger beside your face.',
  },
  'three-fingers': { id: 'photocheck.pose-three-fingers', defaultMessage: 'Hold up three fingers beside your face.' },
  'hand-on-cheek': { id: 'photocheck.pose-hand-on-cheek', defaultMessage: 'Lay one hand flat on your cheek.' },
  'touch-nose': {
    id: 'photocheck.pose-touch-nose',
    defaultMessage: 'Touch the tip of your nose with one finger.',
  },
});
