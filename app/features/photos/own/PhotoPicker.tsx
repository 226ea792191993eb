import { useEffect, useState, type DragEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, motion, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { FileInput } from '~/ui/FileInput/FileInput';
import { ImagePlus } from '~/ui/Icon/icons';
import { usePhotoForms } from './use-photo-actions';

/** HEIC is left out on purpose: phones then convert the photo to JPEG themselves. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const Zone = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(4)};
  border: 2px dashed ${color('line-strong')};
  border-radius: ${radius('md')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-align: center;
  cursor: pointer;
  transition: background ${motion('fast')};
  strong {
    color: ${color('text')};
    font-size: ${fontSize('md')};
    font-weight: ${fontWeight('strong')};
  }
  &[data-over],
  &:hover {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
    strong {
      color: inherit;
    }
  }
  /* Stays hidden when focused: the drop zone shows the focus instead, and the layout does not shift. */
  input.visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  &:has(input.visually-hidden:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

const Send = styled.div`
  margin-top: ${space(3)};
`;

export interface PhotoPickerProps {
  /** The number of photos that may still be added. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Several at once, also by dropping. With JavaScript each file is sent at once; without it, it is an ordinary form. */
export function PhotoPicker({ room, onFiles }: PhotoPickerProps) {
  const intl = useIntl();
  const action = usePhotoForms();
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent, is: boolean) => {
    if (![...event.dataTransfer.types].includes('Files')) return;
    event.preventDefault();
    setOver(is);
  };
  return (
    <form method="post" encType="multipart/form-data" action={action}>
      <Zone
        data-over={over ? '' : undefined}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <ImagePlus size={28} aria-hidden />
        <strong>
          <FormattedMessage id="photos.add" defaultMessage="Add photos" />
        </strong>
        <span>
          <FormattedMessage
            id="photos.room"
            defaultMessage="{room, plural, one {Room for # more photo} other {Room for # more photos}}, up to 10 MB each. You can also drop them here."
            values={{ room }}
          />
        </span>
        <FileInput
          name="photos"
          multiple
          required
          accept={ACCEPT}
          className={live ? 'visually-hidden' : undefined}
          aria-label={intl.formatMessage({ id: 'photos.add', defaultMessage: 'Add photos' })}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // Cleared, so that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </Zone>
      {live ? null : (
        <Send>
          <Button type="submit" wide>
            <FormattedMessage id="photos.send" defaultMessage="Send photos" />
          </Button>
        </Send>
      )}
    </form>
  );
}
