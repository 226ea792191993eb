import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { CircleAlert, ImagePlus, RotateCw, X } from '~/ui/Icon/icons';
import { IconButton } from '~/ui/IconButton/IconButton';
import { ProgressBar } from '~/ui/ProgressBar/ProgressBar';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { Note, PictureFrame, Tile } from './PhotoTileParts';
import type { Upload } from './upload-queue';

const Middle = styled.div<{ $refused: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(3)};
  color: ${({ $refused }) => ($refused ? color('on-danger-soft') : color('text-muted'))};
  background: ${({ $refused }) => ($refused ? color('danger-soft') : 'none')};
  font-size: ${fontSize('sm')};
  text-align: center;
`;

const Close = styled.div`
  position: absolute;
  inset-block-start: ${space(1)};
  inset-inline-end: ${space(1)};
`;

export interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file being uploaded: its progress, or why it was refused and what can be done. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const intl = useIntl();
  const { name, state, part, error } = upload;
  return (
    <Tile aria-busy={state !== 'refused'}>
      <PictureFrame>
        <Middle $refused={state === 'refused'} role={state === 'refused' ? 'alert' : undefined}>
          {error ? (
            <>
              <CircleAlert size={28} aria-hidden />
              <p>
                <ErrorMessage {...error} />
              </p>
            </>
          ) : (
            <>
              <ImagePlus size={28} aria-hidden />
              <ProgressBar
                aria-label={intl.formatMessage(
                  { id: 'photos.progress', defaultMessage: 'Progress of {name}' },
                  { name },
                )}
                {...(state === 'working' ? {} : { value: part, max: 1 })}
              />
              <p>
                <UploadWords state={state} part={part} />
              </p>
            </>
          )}
        </Middle>
        <Close>
          <IconButton
            size={36}
            onClick={onDrop}
            label={intl.formatMessage({ id: 'photos.drop', defaultMessage: 'Don’t send {name}' }, { name })}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Close>
      </PictureFrame>
      <Note>{name}</Note>
      {state === 'refused' ? (
        <Button type="button" variant="ghost" size="sm" wide onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
          <FormattedMessage id="photos.retry" defaultMessage="Try again" />
        </Button>
      ) : null}
    </Tile>
  );
}

function UploadWords({ state, part }: Pick<Upload, 'state' | 'part'>) {
  if (state === 'waiting') return <FormattedMessage id="photos.waiting" defaultMessage="Waiting" />;
  if (state === 'working') return <FormattedMessage id="photos.working" defaultMessage="Preparing your photo" />;
  return <FormattedMessage id="photos.sending" defaultMessage="{part, number, percent} sent" values={{ part }} />;
}
