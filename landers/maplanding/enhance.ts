import { announce, find, findAll } from '~/landing/kit/enhance';

const go = find<HTMLAnchorElement>('[data-go]');
const places = findAll<SVGAElement>('svg [data-r]');

/** A finger covers what it points at: the first touch selects the region, a second one or the button continues. */
for (const place of places) {
  place.addEventListener('click', (event) => {
    const { pointerType } = event as PointerEvent;
    if (!go || (pointerType !== 'touch' && pointerType !== 'pen') || 'on' in place.dataset) return;
    event.preventDefault();
    for (const other of places) delete other.dataset['on'];
    place.dataset['on'] = '';
    go.href = place.getAttribute('href')!;
    go.hidden = false;
    announce(place.getAttribute('aria-label') ?? '');
  });
}
