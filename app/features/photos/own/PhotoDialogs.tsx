import { useSearchParams } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { privatePhotoUrl } from '~/page/photo-url';
import { radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Dialog } from '~/ui/Dialog/Dialog';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Stack } from '~/ui/Layout/Layout';
import { PhotoCropForm } from './PhotoCropForm';
import type { OwnPhoto } from './own-photo';
import { usePhotoForms, type PhotoActions } from './use-photo-actions';

const Preview = styled.img`
  width: 132px;
  height: auto;
  aspect-ratio: 3 / 4;
  margin-inline: auto;
  border-radius: ${radius('md')};
  object-fit: cover;
`;

const Room = styled.div`
  padding-top: ${space(2)};
`;

export interface PhotoDialogsProps {
  photos: readonly OwnPhoto[];
  /** Whether a person reviews photos before others see them. */
  reviewed: boolean;
  actions: PhotoActions;
}

/** The dialogs about one photo. `?crop=` and `?delete=` name the photo, so they open without JavaScript too. */
export function PhotoDialogs({ photos, reviewed, actions }: PhotoDialogsProps) {
  const [query, setQuery] = useSearchParams();
  const cropped = photos.find(({ id }) => id === query.get('crop'));
  const deleted = photos.find(({ id }) => id === query.get('delete'));
  const close = () =>
    setQuery(
      (now) => {
        now.delete('crop');
        now.delete('delete');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const problem = <ErrorAlert error={actions.error} />;
  if (cropped?.source) {
    const photo = { ...cropped, source: cropped.source };
    return (
      <Dialog
        open
        data-part="photo-dialogs"
        onClose={close}
        title={<FormattedMessage id="photos.crop-title" defaultMessage="What others see" />}
      >
        {problem}
        <PhotoCropForm key={photo.id} photo={photo} reviewed={reviewed} actions={actions} onDone={close} />
      </Dialog>
    );
  }
  if (!deleted) return null;
  return (
    <Dialog
      open
      data-part="photo-dialogs"
      onClose={close}
      title={<FormattedMessage id="photos.delete-title" defaultMessage="Delete this photo?" />}
    >
      {problem}
      <DeleteForm photo={deleted} actions={actions} onDone={close} />
    </Dialog>
  );
}

function DeleteForm({ photo, actions, onDone }: { photo: OwnPhoto; actions: PhotoActions; onDone: () => void }) {
  const action = usePhotoForms();
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => void actions.onSubmit(event).then((done) => (done ? onDone() : undefined))}
    >
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="photo" value={photo.id} />
      <Stack $gap={4}>
        <Preview src={privatePhotoUrl(photo.thumb)} alt="" width={360} height={480} />
        <p>
          <FormattedMessage
            id="photos.delete-words"
            defaultMessage="It will be gone for good, here and for everybody who could see it."
          />
        </p>
        <Room>
          <Button type="submit" variant="danger" wide busy={actions.busy}>
            <FormattedMessage id="photos.delete-now" defaultMessage="Delete photo" />
          </Button>
        </Room>
      </Stack>
    </form>
  );
}
