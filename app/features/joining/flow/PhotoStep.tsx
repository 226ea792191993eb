import { FormattedMessage } from 'react-intl';
import type { OwnPhotos } from '~/features/photos/own/own-photo';
import { PhotoManager } from '~/features/photos/own/PhotoManager';
import { Stack } from '~/ui/Layout/Layout';
import { FlowFrame, type StepProps } from './FlowFrame';
import { StepForm } from './StepForm';

/** A photo that is refused does not hold anybody up: going on is a form of its own. */
export function PhotoStep({ photos, ...flow }: StepProps & { photos: OwnPhotos }) {
  const some = photos.photos.some(({ status }) => status !== 'rejected');
  return (
    <FlowFrame
      {...flow}
      title={<FormattedMessage id="joining.photo-title" defaultMessage="Show your face" />}
      lead={
        <FormattedMessage
          id="joining.photo-lead"
          defaultMessage="The first photo is the one others see in search. You can change it whenever you like."
        />
      }
    >
      <Stack $gap={6}>
        <PhotoManager photos={photos} introduced />
        <StepForm
          step={flow.step}
          first
          skippable={false}
          next={
            some ? undefined : <FormattedMessage id="joining.without-photo" defaultMessage="Continue without a photo" />
          }
        />
      </Stack>
    </FlowFrame>
  );
}
