import { useEffect, useRef, useState, type ChangeEvent, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontSize, fontWeight, motion, radius, space } from '~/theme/tokens';
import { FileInput } from '~/ui/FileInput/FileInput';
import { Camera, ImagePlus } from '~/ui/Icon/icons';
import { PICTURE_TYPES } from './picked-files';
import { useFileDrop } from './use-file-drop';

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const focused = css`
  outline: 2px solid ${color('focus')};
  outline-offset: 2px;
`;
/* A hidden input stays hidden when focused: what is around it shows the focus, and the layout does not shift. */
const around = css`
  position: relative;
  cursor: pointer;
  input.visually-hidden {
    ${hidden}
  }
  &:has(input.visually-hidden:focus-visible) {
    ${focused}
  }
  &:has(input:disabled) {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

/* An empty field is hidden before the script hides it, so that nothing moves then; with a file in it, it names the file. */
const Zone = styled.label`
  ${around}
  @media (scripting: enabled) {
    input:required:invalid {
      ${hidden}
    }
    &:has(input:required:invalid:focus-visible) {
      ${focused}
    }
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)} ${space(4)};
  border: 2px dashed ${color('line-strong')};
  border-radius: ${radius('md')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-align: center;
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
`;

/* Its room is reserved on devices with a touch screen, so that nothing moves when the script adds the button. */
const CameraRoom = styled.div`
  display: none;
  @media (pointer: coarse) {
    display: block;
    min-height: 48px;
    margin-top: ${space(3)};
  }
`;

const CameraButton = styled.label`
  ${around}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 48px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-weight: ${fontWeight('strong')};
`;

/* A finger drops and pastes nothing, and without the script nothing takes what is dropped. */
const Drop = styled.span`
  display: none;
  @media (hover: hover) and (pointer: fine) and (scripting: enabled) {
    display: inline;
  }
`;

/** The tag `<drop>` of a hint: words about dropping and pasting, shown where there is a mouse. */
export const dropWords = (label: ReactNode) => <Drop>{label}</Drop>;

export interface PhotoZoneProps {
  name: string;
  title: ReactNode;
  hint?: ReactNode;
  /** The accessible name of the field. */
  label: string;
  /** The camera that a phone opens first: towards the person, or away from them. */
  camera: 'user' | 'environment';
  multiple?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** The element to which the focus can return. */
  field?: RefObject<HTMLInputElement>;
  /** Without it, the form is posted with the files. */
  onFiles?: ((files: File[]) => void) | undefined;
}

/**
 * Where photos are chosen, for the profile and for a conversation: files or gallery, dropping, and on devices with a touch
 * screen the camera. Without JavaScript it is a plain field for files.
 */
export function PhotoZone({
  name,
  title,
  hint,
  label,
  camera,
  multiple,
  required,
  disabled,
  field,
  onFiles,
}: PhotoZoneProps) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(onFiles !== undefined), [onFiles]);
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  useEffect(() => {
    // Chosen before the script came.
    if (onFiles && input.current?.files?.length) takeFiles(input.current, onFiles);
  }, [input, onFiles]);
  const { over, handlers } = useFileDrop((files) => !disabled && onFiles?.(files));
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (onFiles) takeFiles(currentTarget, onFiles);
  };
  return (
    <div>
      <Zone data-over={over ? '' : undefined} {...(onFiles ? handlers : {})}>
        <ImagePlus size={28} aria-hidden />
        <strong>{title}</strong>
        {hint ? <span>{hint}</span> : null}
        <FileInput
          ref={input}
          name={name}
          multiple={multiple}
          required={required}
          disabled={disabled}
          accept={PICTURE_TYPES}
          className={live ? 'visually-hidden' : undefined}
          aria-label={label}
          onChange={onChange}
        />
      </Zone>
      <CameraRoom>
        {live && hasTouch() ? (
          <CameraButton>
            <Camera size={20} aria-hidden />
            <FormattedMessage id="photos.camera" defaultMessage="Take a photo" />
            <input
              type="file"
              accept="image/*"
              capture={camera}
              disabled={disabled}
              className="visually-hidden"
              onChange={onChange}
            />
          </CameraButton>
        ) : null}
      </CameraRoom>
    </div>
  );
}

/** Takes the files out of the field, so that the same one can be chosen again. */
function takeFiles(input: HTMLInputElement, onFiles: (files: File[]) => void): void {
  onFiles([...(input.files ?? [])]);
  input.value = '';
}

const hasTouch = () => window.matchMedia('(pointer: coarse)').matches;
