import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { sectionNames, type ProfileEdit, type SectionName } from './profile-edit';

/** In the history of a sheet that a row of the overview has opened: closing it goes back there. */
export const OPENED_HERE = { overview: true } as const;

interface OpenSection {
  open: SectionName | null;
  close: () => void;
  /** It could not be closed, and may be closed again. */
  stay: () => void;
}

/** The section whose sheet the URL opens, if this brand has it. Closing goes back to where the row was. */
export function useOpenSection({ notes }: ProfileEdit, refused: string | undefined): OpenSection {
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const wanted = refused ?? query.get('section');
  const offered = sectionNames.filter((name) => name !== 'notes' || Object.keys(notes).length > 0);
  const open = offered.find((name) => name === wanted) ?? null;

  // Two presses must not go back twice, which would leave the profile.
  const left = useRef<string>();
  const close = useCallback(() => {
    const here = (state as typeof OPENED_HERE | null)?.overview === true;
    if (!here) navigate('/profile', { replace: true, preventScrollReset: true });
    else if (left.current !== key) {
      left.current = key;
      navigate(-1);
    }
  }, [key, navigate, state]);

  const stay = useCallback(() => {
    left.current = undefined;
  }, []);

  // The focus returns to the row: the sheet is taken out of the page, so the browser does not see to it.
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (closed && !open) document.querySelector<HTMLElement>(`#${closed} a`)?.focus({ preventScroll: true });
  }, [open]);
  return { open, close, stay };
}
