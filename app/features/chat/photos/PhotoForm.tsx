import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { DomainError } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { usePremium } from '~/page/use-premium';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { FileInput } from '~/ui/FileInput/FileInput';
import { StickyFoot } from '~/ui/Sheet/Sheet';
import type { MessagePrice as Price } from '../pricing/message-price';
import { MessagePrice } from '../pricing/MessagePrice';
import { PhotoPreview } from './PhotoPreview';
import { PremiumNote } from '../pricing/PremiumNote';
import { SendProblemAlert } from '../composer/SendProblemAlert';
import { UploadProgress } from './UploadProgress';
import type { SendPhoto } from './use-send-photo';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(5)};
  border: 2px dashed ${color('line-strong')};
  border-radius: ${radius('md')};
  font-weight: ${fontWeight('strong')};
  text-align: center;
  cursor: pointer;
  input {
    margin: 0 auto;
  }
`;

const Small = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  line-height: 1.4;
`;

/** The MIME types that the server can read; it checks the file itself. */
const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif';

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
  if (!premium) {
    return (
      <StickyFoot>
        <Small>
          <MessagePrice price={price} type="photo" fictional={partner.fictional} />
        </Small>
        <PremiumNote type="photo" />
      </StickyFoot>
    );
  }
  const { file = null, part = null } = sending ?? {};
  const submit = (event: FormEvent) => {
    if (!sending) return;
    event.preventDefault();
    sending.send();
  };
  return (
    <Root method="post" encType="multipart/form-data" action={action} onSubmit={submit}>
      <Choice>
        {file ? <PhotoPreview file={file} /> : null}
        {file ? (
          <FormattedMessage id="chat.photo-other" defaultMessage="Choose another photo" />
        ) : (
          <FormattedMessage id="chat.photo-choose" defaultMessage="Choose a photo" />
        )}
        <FileInput
          key={sending?.sent}
          name="photo"
          accept={PICTURES}
          disabled={part !== null}
          required={!sending}
          onChange={(event) => sending?.choose(event.target.files?.[0] ?? null)}
        />
      </Choice>
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
