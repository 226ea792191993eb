import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ProgressBar } from '~/ui/ProgressBar/ProgressBar';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font-size: ${fontSize('sm')};
`;

/** The progress of an upload, from 0 to 1. At 1 the server is still processing it. */
export function UploadProgress({ part, onStop }: { part: number; onStop: () => void }) {
  const working = part >= 1;
  return (
    <Root>
      <div>
        <ProgressBar max={1} value={working ? undefined : part} aria-labelledby="upload-words" />
        <p id="upload-words" role="status">
          {working ? (
            <FormattedMessage id="chat.photo-working" defaultMessage="Almost there: the photo is being prepared." />
          ) : (
            <FormattedMessage
              id="chat.photo-progress"
              defaultMessage="{percent, number, percent} sent"
              values={{ percent: Math.floor(part * 20) / 20 }}
            />
          )}
        </p>
      </div>
      <Button type="button" variant="ghost" size="sm" onClick={onStop}>
        <FormattedMessage id="chat.photo-stop" defaultMessage="Stop" />
      </Button>
    </Root>
  );
}
