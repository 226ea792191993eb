import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { privatePhotoUrl } from '~/page/photo-url';
import { color, fontSize, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { cropRectangle, MAX_ZOOM, WHOLE, type CropChoice } from '../upload/crop';
import { Note } from './PhotoTileParts';
import type { OwnPhoto } from './own-photo';
import { usePhotoForms, type PhotoActions } from './use-photo-actions';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  justify-self: center;
  max-width: 100%;
  border-radius: ${radius('sm')};
  line-height: 0;
  img {
    max-width: 100%;
    max-height: 52vh;
    width: auto;
    height: auto;
    -webkit-user-select: none;
    user-select: none;
  }
`;

/** Its shadow covers what will not be visible. Positioned by script only; without JavaScript the sliders still work. */
const Chosen = styled.div`
  position: absolute;
  display: none;
  border: 2px solid ${color('on-scrim')};
  box-shadow: 0 0 0 100vmax ${color('scrim')};
  cursor: move;
  touch-action: none;
`;

const Sliders = styled.div`
  display: grid;
  gap: ${space(3)};
  label {
    display: grid;
    grid-template-columns: minmax(88px, auto) minmax(0, 1fr);
    align-items: center;
    gap: ${space(3)};
    font-size: ${fontSize('sm')};
  }
  input {
    width: 100%;
    min-height: 28px;
    accent-color: ${color('primary')};
  }
`;

export interface PhotoCropFormProps {
  photo: OwnPhoto & { source: string };
  /** Whether a person reviews the crop before others see it. */
  reviewed: boolean;
  actions: Pick<PhotoActions, 'onSubmit' | 'busy'>;
  onDone: () => void;
}

/** Chooses the visible part of a picture, by dragging or with three sliders. The server does the cropping. */
export function PhotoCropForm({ photo, reviewed, actions, onDone }: PhotoCropFormProps) {
  const intl = useIntl();
  const action = usePhotoForms();
  const [choice, setChoice] = useState<CropChoice>(WHOLE);
  const image = useRef<HTMLImageElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const measure = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {};
    if (width > 0) setSize({ width, height });
  };
  // The picture may have been loaded before this script ran.
  useEffect(measure, []);
  useEffect(() => {
    const style = frame.current?.style;
    if (!size || !style) return;
    const part = cropRectangle(size, choice);
    style.display = 'block';
    style.left = `${part.x * 100}%`;
    style.top = `${part.y * 100}%`;
    style.width = `${part.width * 100}%`;
    style.height = `${part.height * 100}%`;
  }, [size, choice]);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = image.current?.getBoundingClientRect();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !box || !size) return;
    const part = cropRectangle(size, choice);
    const moved = (by: number, room: number) => (room < 1 ? 0 : (by / room) * 100);
    const within = (value: number) => Math.min(Math.max(value, 0), 100);
    setChoice({
      ...choice,
      left: within(choice.left + moved(event.movementX, box.width * (1 - part.width))),
      top: within(choice.top + moved(event.movementY, box.height * (1 - part.height))),
    });
  };
  return (
    <Form
      method="post"
      action={action}
      onSubmit={(event) => void actions.onSubmit(event).then((done) => (done ? onDone() : undefined))}
    >
      <input type="hidden" name="intent" value="crop" />
      <input type="hidden" name="photo" value={photo.id} />
      <Stage>
        <img
          ref={image}
          src={privatePhotoUrl(photo.source)}
          alt={intl.formatMessage({ id: 'photos.whole', defaultMessage: 'The whole picture' })}
          draggable={false}
          onLoad={measure}
        />
        <Chosen
          ref={frame}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      </Stage>
      <CropSliders choice={choice} onChoose={setChoice} />
      {reviewed ? (
        <Note>
          <FormattedMessage id="photos.crop-review" defaultMessage="We check it again before others see it." />
        </Note>
      ) : null}
      <Button type="submit" wide busy={actions.busy}>
        <FormattedMessage id="photos.crop-save" defaultMessage="Show this part" />
      </Button>
    </Form>
  );
}

function CropSliders({ choice, onChoose }: { choice: CropChoice; onChoose: (choice: CropChoice) => void }) {
  const slider = (name: keyof CropChoice, min: number, max: number) => (
    <input
      type="range"
      name={name}
      min={min}
      max={max}
      step="any"
      value={choice[name]}
      onChange={({ currentTarget }) => onChoose({ ...choice, [name]: Number(currentTarget.value) })}
    />
  );
  return (
    <Sliders>
      <label>
        <FormattedMessage id="photos.zoom" defaultMessage="Zoom in" />
        {slider('zoom', 100, MAX_ZOOM)}
      </label>
      <label>
        <FormattedMessage id="photos.left" defaultMessage="Sideways" />
        {slider('left', 0, 100)}
      </label>
      <label>
        <FormattedMessage id="photos.top" defaultMessage="Up and down" />
        {slider('top', 0, 100)}
      </label>
    </Sliders>
  );
}
