import { FictionalLabel } from '~/page/FictionalLabel';
import { usePhotoUrl } from '~/page/photo-url';
import { Face, Initial, OnFace } from './MatchDialogParts';

/** A person on the match screen; `picture` is a file name at /photos/. */
export interface MatchedPerson {
  id: string;
  name: string;
  picture: string | null;
  fictional: boolean;
}

/** The label is on the picture it belongs to, because two pictures are side by side. */
export function MatchFace({
  name,
  picture,
  fictional = false,
}: Omit<MatchedPerson, 'id' | 'fictional'> & { fictional?: boolean }) {
  const photoUrl = usePhotoUrl();
  return (
    <Face>
      <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
      {picture ? <img src={photoUrl(picture)} alt={name} width={360} height={480} /> : null}
      {fictional ? (
        <OnFace>
          <FictionalLabel tone="photo" />
        </OnFace>
      ) : null}
    </Face>
  );
}
