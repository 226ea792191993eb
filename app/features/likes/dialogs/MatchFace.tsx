import { FictionalLabel } from '~/page/FictionalLabel';
import { usePhotoAddress } from '~/page/photo-url';
import { Face, Initial, OnFace } from './MatchDialogParts';

/** Somebody on the match screen; `picture` is a file at /photos/. */
export interface MatchedPerson {
  id: string;
  name: string;
  picture: string | null;
  fictional: boolean;
}

/** Where two faces stand side by side, the label is on the one it belongs to. */
export function MatchFace({
  name,
  picture,
  fictional = false,
}: Omit<MatchedPerson, 'id' | 'fictional'> & { fictional?: boolean }) {
  const address = usePhotoAddress();
  return (
    <Face>
      <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
      {picture ? <img src={address(picture)} alt={name} width={360} height={480} /> : null}
      {fictional ? (
        <OnFace>
          <FictionalLabel tone="photo" />
        </OnFace>
      ) : null}
    </Face>
  );
}
