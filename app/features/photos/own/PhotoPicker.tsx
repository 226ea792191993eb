import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { dropWords, PhotoZone } from '../pick/PhotoZone';
import { usePhotoForms } from './use-photo-actions';

/* Before the script removes it, it comes only with a file to send, so that nothing moves then. */
const Send = styled.div`
  margin-top: ${space(3)};
  @media (scripting: enabled) {
    form:has(input:required:invalid) > & {
      display: none;
    }
  }
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
  return (
    <form method="post" encType="multipart/form-data" action={action}>
      <PhotoZone
        name="photos"
        title={<FormattedMessage id="photos.add" defaultMessage="Add photos" />}
        hint={
          <FormattedMessage
            id="photos.room"
            defaultMessage="{room, plural, one {Room for # more photo} other {Room for # more photos}}, up to 10 MB each. <drop>You can also drop them here.</drop>"
            values={{ room, drop: dropWords }}
          />
        }
        label={intl.formatMessage({ id: 'photos.add', defaultMessage: 'Add photos' })}
        camera="user"
        multiple
        required
        onFiles={onFiles}
      />
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
