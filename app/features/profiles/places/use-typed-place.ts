import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/page/use-hydrated';
import { useShell } from '~/page/use-shell';
import type { EditPlace } from './edit-place';
import type { SectionFields } from '../section-fields';

const NAME = 'typed-place';

/** What the three fields hold. */
export interface TypedPlace {
  country: string;
  region: string;
  town: string;
}

/** Whose place it is, on which page it was typed, and what was saved then: it belongs to nothing else. */
interface TypedFor {
  member: string;
  path: string;
  saved: TypedPlace;
}

/**
 * The country, region and town that are typed and not saved. They outlast a reload, Back and Forward in this tab: no
 * browser does that by itself for all of them, since a reload in Chromium empties every field and the way back to a page
 * that scripts draw again has no fields to fill. Another visit of the page begins with what is saved, and so does one
 * where something else was saved meanwhile.
 */
export function useTypedPlace(place: EditPlace, fields: SectionFields) {
  const [sent] = useState<TypedPlace>({
    country: fields.value('country', place.country),
    region: fields.value('countryregion', place.region),
    town: fields.value('city', place.city),
  });
  // What was typed stays when another region is chosen, since that may be where it lies; a saved town does not.
  const [typed, setTyped] = useState<TypedPlace>({ ...sent, town: fields.error('city') ? sent.town : '' });
  const [restored, setRestored] = useState<TypedPlace>();
  const country = useRef<HTMLSelectElement>(null);
  const region = useRef<HTMLSelectElement>(null);
  const town = useRef<HTMLInputElement>(null);
  const returned = useReturned();
  const member = useShell().user?.id ?? '';
  const path = useLocation().pathname;
  const typedFor: TypedFor = {
    member,
    path,
    saved: { country: place.country, region: place.region, town: place.city },
  };

  const isRefused = ['country', 'countryregion', 'city'].some((name) => fields.value(name, null) !== '');
  const restore = () => {
    const found = returned ? findDraft(typedFor) : undefined;
    const shown: TypedPlace = {
      country: country.current?.value ?? sent.country,
      region: region.current?.value ?? sent.region,
      town: town.current?.value ?? sent.town,
    };
    // What was typed before the script ran is newer than the draft; what the browser put over a newer place is not.
    const changed = (name: keyof TypedPlace) => (shown[name] === sent[name] ? undefined : shown[name]);
    const pick = (name: keyof TypedPlace) =>
      found === 'outdated' ? sent[name] : (changed(name) ?? found?.[name] ?? shown[name]);
    const wanted = { country: pick('country'), region: pick('region'), town: pick('town') };
    if (found === 'outdated' || (!returned && !isRefused)) forgetDraft();
    if (!isSame(wanted, sent)) saveDraft(typedFor, wanted);
    if (!isSame(wanted, sent) || !isSame(wanted, shown)) setRestored(wanted);
  };
  const begin = useRef(restore);
  useEffect(() => begin.current(), []);
  // A second effect, because the form around has to see the fields as they were sent first.
  useEffect(() => {
    if (!restored) return;
    for (const [{ current }, value] of [
      [country, restored.country],
      [region, restored.region],
      [town, restored.town],
    ] as const) {
      if (current) current.value = value;
    }
    setTyped({
      ...restored,
      town: restored.region === sent.region && restored.town === sent.town ? '' : restored.town,
    });
    town.current?.form?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [restored, sent]);

  const change = (next: TypedPlace) => {
    setTyped(next);
    saveDraft(typedFor, { ...next, town: next.region === sent.region ? next.town || sent.town : next.town });
  };
  return {
    ...typed,
    /** What the town's field begins with, once for every region. */
    townShown: typed.region === sent.region ? typed.town || sent.town : typed.town,
    refs: { country, region, town },
    onCountry: (value: string) => change({ ...typed, country: value, region: '' }),
    onRegion: (value: string) => change({ ...typed, region: value }),
    onTown: (value: string) => {
      setTyped({ ...typed, town: value });
      saveDraft(typedFor, { ...typed, town: value });
    },
  };
}

/** Whether the page is shown again by a reload, Back or Forward, and not because someone went there. */
function useReturned(): boolean {
  const byRouter = useNavigationType() === 'POP';
  const [loaded] = useState(!useHydrated());
  if (!loaded) return byRouter;
  if (typeof performance.getEntriesByType !== 'function') return false;
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document?.type === 'reload' || document?.type === 'back_forward';
}

/** What equals the saved place is not stored. */
function saveDraft(typedFor: TypedFor, typed: TypedPlace): void {
  if (isSame(typed, typedFor.saved)) return forgetDraft();
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ typedFor, typed }));
  } catch {
    // Without storage it is in the page only.
  }
}

function forgetDraft(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Without storage there is no draft.
  }
}

/** 'outdated' if another place was saved since it was typed. */
function findDraft({ member, path, saved }: TypedFor): TypedPlace | 'outdated' | undefined {
  try {
    const text = sessionStorage.getItem(NAME);
    if (text === null) return undefined;
    const { typedFor, typed } = JSON.parse(text) as { typedFor: TypedFor; typed: TypedPlace };
    if (typedFor.member !== member || typedFor.path !== path) return undefined;
    return isSame(typedFor.saved, saved) ? typed : 'outdated';
  } catch {
    return undefined;
  }
}

const isSame = (a: TypedPlace, b: TypedPlace) => a.country === b.country && a.region === b.region && a.town === b.town;
