import { useRef, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { DomainError } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { usePremium } from '~/page/use-premium';
import { MAX_MEGABYTES } from '~/features/photos/pick/picked-files';
import { dropWords, PhotoZone } from '~/features/photos/pick/PhotoZone';
import { color, fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { X } from '~/ui/Icon/icons';
import { StickyFoot } from '~/ui/Sheet/Sheet';
import type { MessagePrice as Price } from '../pricing/message-price';
import { MessagePrice } from '../pricing/MessagePrice';
import { PhotoPreview } from './PhotoPreview';
import { PremiumNote } from '../pricing/PremiumNote';
import { SendProblemAlert } from '../permission/SendProblemAlert';
import { UploadProgress } from './UploadProgress';
import type { SendPhoto } from './use-send-photo';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(2)};
  text-align: center;
`;

const Small = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

export interface PhotoFormProps {
  partner: ProfileResponse;
  price: Price;
  /** The URL to which the form posts without JavaScript, with its request key. */
  action: string;
  here: string;
  error: DomainError | null;
  /** Without it, the browser posts the form. */
  sending?: SendPhoto;
}

/** The form to choose a photo, see its price and send it with a progress bar. A failure keeps the chosen file. */
export function PhotoForm({ partner, price, action, here, error, sending }: PhotoFormProps) {
  const premium = usePremium();
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  if (!premium) {
    return (
      <StickyFoot>
        <PremiumNote type="photo" here={here} />
      </StickyFoot>
    );
  }
  const { file = null, part = null } = sending ?? {};
  const remove = () => {
    sending?.remove();
    // The button goes with the photo, and the focus to where another one can be chosen.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    if (!sending) return;
    event.preventDefault();
    sending.send();
  };
  return (
    <Root method="post" encType="multipart/form-data" action={action} onSubmit={submit}>
      {file ? <ChosenPhoto file={file} disabled={part !== null} onRemove={remove} /> : null}
      <PhotoZone
        name="photo"
        title={
          file ? (
            <FormattedMessage id="chat.photo-other" defaultMessage="Choose another photo" />
          ) : (
            <FormattedMessage id="chat.photo-choose" defaultMessage="Choose a photo" />
          )
        }
        hint={file ? null : <Hint scripted={sending !== undefined} />}
        label={
          file
            ? intl.formatMessage({ id: 'chat.photo-other', defaultMessage: 'Choose another photo' })
            : intl.formatMessage({ id: 'chat.photo-choose', defaultMessage: 'Choose a photo' })
        }
        camera="environment"
        field={field}
        disabled={part !== null}
        required={!sending}
        onFiles={sending?.pick}
      />
      <Small>
        <FormattedMessage
          id="chat.photo-private"
          defaultMessage="Only you and {name} can see it. We remove the location, time and device data from it."
          values={{ name: partner.name }}
        />
      </Small>
      <StickyFoot>
        <SendProblemAlert error={sending?.error ?? error} type="photo" here={here} />
        <Small>
          <MessagePrice price={price} type="photo" fictional={partner.fictional} />
        </Small>
        {part === null || !sending ? (
          <Button wide>
            <FormattedMessage id="chat.photo-send" defaultMessage="Send photo" />
          </Button>
        ) : (
          <UploadProgress part={part} onStop={sending.stop} />
        )}
      </StickyFoot>
    </Root>
  );
}

interface ChosenPhotoProps {
  file: File;
  disabled: boolean;
  onRemove: () => void;
}

function ChosenPhoto({ file, disabled, onRemove }: ChosenPhotoProps) {
  return (
    <Chosen>
      <PhotoPreview file={file} />
      <Button type="button" variant="ghost" size="sm" disabled={disabled} onClick={onRemove}>
        <X size={16} aria-hidden />
        <FormattedMessage id="chat.photo-remove" defaultMessage="Remove photo" />
      </Button>
    </Chosen>
  );
}

/** Dropping and pasting need scripts. */
function Hint({ scripted }: { scripted: boolean }) {
  return scripted ? (
    <FormattedMessage
      id="chat.photo-hint"
      defaultMessage="Up to {megabytes} MB. <drop>You can also drop or paste it here.</drop>"
      values={{ megabytes: MAX_MEGABYTES, drop: dropWords }}
    />
  ) : (
    <FormattedMessage
      id="chat.photo-size"
      defaultMessage="Up to {megabytes} MB."
      values={{ megabytes: MAX_MEGABYTES }}
    />
  );
}
