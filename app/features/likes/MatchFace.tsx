import { usePhotoAddress } from '~/live/photo-address';
import { Face, Initial } from './MatchDialogParts';

/** Somebody on the match screen; `picture` is a file at /photos/. */
export interface MatchedPerson {
  id: string;
  name: string;
  picture: string | null;
  fictional: boolean;
}

export function MatchFace({ name, picture }: { name: string; picture: string | null }) {
  const address = usePhotoAddress();
  return (
    <Face>
      <Initial aria-hidden>{[...name][0]?.toUpperCase()}</Initial>
      {picture ? <img src={address(picture)} alt={name} width={360} height={480} /> : null}
    </Face>
  );
}
