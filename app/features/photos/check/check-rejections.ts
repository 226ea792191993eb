import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The reasons why a picture could not be matched. Staff choose one, and the member reads it in their own language. */
export const checkRejections = ['not-the-pose', 'not-the-person', 'face-hidden', 'unclear', 'more-people', 'no-camera', 'photo-changed'] as const; // prettier-ignore
export type CheckRejection = (typeof checkRejections)[number];

export const isCheckRejection = (text: string | null): text is CheckRejection =>
  (checkRejections as readonly (string | null)[]).includes(text);

export const checkRejectionWords: Record<CheckRejection, MessageDescriptor> = defineMessages({
  'not-the-pose': {
    id: 'photocheck.rejected-not-the-pose',
    defaultMessage: 'The picture doesn’t show the pose that we asked for.',
  },
  'not-the-person': {
    id: 'photocheck.rejected-not-the-person',
    defaultMessage: 'We couldn’t tell that it’s the same person as in your first photo.',
  },
  'face-hidden': {
    id: 'photocheck.rejected-face-hidden',
    defaultMessage: 'Your face can’t be seen well enough, in the picture or in your first photo.',
  },
  unclear: { id: 'photocheck.rejected-unclear', defaultMessage: 'The picture is too dark or too blurred.' },
  'more-people': {
    id: 'photocheck.rejected-more-people',
    defaultMessage: 'More than one person can be seen, so we can’t tell who is who.',
  },
  'no-camera': {
    id: 'photocheck.rejected-no-camera',
    defaultMessage: 'The picture doesn’t seem to be taken for this check: it looks edited or copied.',
  },
  'photo-changed': {
    id: 'photocheck.rejected-photo-changed',
    defaultMessage: 'Your first photo was changed while we were comparing.',
  },
});
