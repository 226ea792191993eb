import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, radius } from '~/theme/tokens';

const Picture = styled.canvas`
  display: block;
  max-width: 100%;
  max-height: 240px;
  margin: 0 auto;
  border-radius: ${radius('sm')};
  background: ${color('surface-sunken')};
  &[hidden] {
    display: none;
  }
`;

const SIDE = 640;

/** Drawn on a canvas, so that it needs no object URL; nothing where this browser cannot read the file. */
export function PhotoPreview({ file }: { file: File }) {
  const intl = useIntl();
  const ref = useRef<HTMLCanvasElement>(null);
  const [readable, setReadable] = useState(true);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(file);
      const canvas = ref.current;
      if (!current || !canvas) return bitmap.close();
      const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
      canvas.width = Math.round(bitmap.width * scale);
      canvas.height = Math.round(bitmap.height * scale);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      bitmap.close();
      setReadable(true);
    };
    draw().catch(() => current && setReadable(false));
    return () => {
      current = false;
    };
  }, [file]);
  return (
    <>
      <Picture
        ref={ref}
        role="img"
        hidden={!readable}
        aria-label={intl.formatMessage({ id: 'chat.photo-preview', defaultMessage: 'The photo you chose' })}
      />
      {readable ? null : (
        <p>
          <FormattedMessage
            id="chat.photo-no-preview"
            defaultMessage="You chose {file}. Your browser can’t show it, but we may still be able to."
            values={{ file: file.name }}
          />
        </p>
      )}
    </>
  );
}
