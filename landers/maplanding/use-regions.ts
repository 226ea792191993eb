import { signupUrl, useCopy, useLander, type LanderMap } from '~/landing/kit/kit';
import { bandsFor, levelOf, type Level } from './levels';

export interface MapRegion {
  id: string;
  /** Connects the region's place on the map, its line in the list and its caption. */
  key: number;
  name: string;
  /** `12 profiles`, or a text for none. */
  count: string;
  /** The number without words. */
  figure: string;
  level: Level;
  href: string;
  shape: LanderMap['regions'][number] | undefined;
}

/** The regions in the form that all parts of the page show, sorted by name. */
export function useRegions(): MapRegion[] {
  const view = useLander();
  const labels = { none: useCopy('count-none'), single: useCopy('count-one'), many: useCopy('count-many') };
  const bands = bandsFor(view.regions.map(({ profiles }) => profiles));
  const numbers = new Intl.NumberFormat(view.locale);
  return view.regions.map(({ id, name, profiles }, key) => {
    const figure = numbers.format(profiles);
    const count = profiles === 0 ? labels.none : `${figure} ${profiles === 1 ? labels.single : labels.many}`;
    return {
      id,
      key,
      name,
      count,
      figure,
      level: levelOf(profiles, bands),
      href: signupUrl(view, { region: id }),
      shape: view.map?.regions.find((shape) => shape.id === id),
    };
  });
}
