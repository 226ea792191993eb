import { announce, find, findAll } from '~/landing/kit/enhance';
import { makeDraggable } from './drag';

type Kind = 'like' | 'pass';

const deck = find<HTMLFormElement>('[data-deck]');
if (deck) play(deck);

/** Adds swiping, arrow keys and undo. All of them tick the checkboxes of the page. */
function play(form: HTMLFormElement): void {
  const cards = findAll('[data-card]', form);
  const box = (card: HTMLElement, kind: Kind) => find<HTMLInputElement>(`[data-choice=${kind}]`, card)!;
  const isDecided = (card: HTMLElement) => box(card, 'like').checked || box(card, 'pass').checked;
  const current = () => cards.find((card) => !isDecided(card));
  const lastDecided = () => cards.filter(isDecided).at(-1);
  const textOf = (key: string) => form.dataset[key] ?? '';

  /** Makes only the top card reachable by keys and screen readers. */
  function onTop(): void {
    const top = current();
    for (const card of cards) card.inert = card !== top;
  }

  function decide(kind: Kind): void {
    const card = current();
    if (!card) return;
    box(card, kind).checked = true;
    settle(card, kind);
  }

  /** After a box was ticked in any way: moves the focus along and announces what happened. */
  function settle(card: HTMLElement, kind: Kind): void {
    const next = current();
    const follows = form.contains(document.activeElement);
    onTop();
    if (!next) (findAll('[data-last] h2', form).find((title) => title.checkVisibility?.() ?? true) ?? form).focus();
    else if (follows) box(next, kind).focus({ preventScroll: true });
    const done = `${textOf(kind === 'like' ? 'saidLiked' : 'saidPassed')} ${card.dataset['name']}.`;
    announce(next ? `${done} ${textOf('saidNext')} ${next.dataset['name']}.` : done);
  }

  function undo(): void {
    const card = lastDecided();
    if (!card) return;
    const kind = box(card, 'like').checked ? 'like' : 'pass';
    box(card, kind).checked = false;
    onTop();
    box(card, kind).focus();
    announce(`${textOf('saidUndone')} ${card.dataset['name']}.`);
  }

  form.addEventListener('change', ({ target }) => {
    const ticked = target as HTMLInputElement;
    const card = ticked.closest<HTMLElement>('[data-card]');
    if (card && ticked.checked) settle(card, ticked.dataset['choice'] as Kind);
  });

  // Without a script the button resets the deck; with it, the button undoes only the last decision.
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    undo();
  });
  find('[data-back] span', form)!.textContent = textOf('undo');

  const elsewhere = 'a, select, textarea, summary, dialog, [role=menu], input:not([data-choice])';
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.closest(elsewhere)) return;
    if (event.key === 'ArrowRight') decide('like');
    else if (event.key === 'ArrowLeft') decide('pass');
    else if (event.key === 'Backspace') undo();
    // Enter on a checkbox would submit the form; here it presses the button that the checkbox looks like.
    else if (event.key === 'Enter' && target.matches('[data-choice]')) (target as HTMLInputElement).click();
    else return;
    event.preventDefault();
  });

  onTop();
  // When the visitor comes back to the page, the browser restores the ticked boxes.
  addEventListener('pageshow', onTop);
  for (const card of cards) makeDraggable(find('[data-face]', card)!, decide);
  find('[data-hint]', form)?.toggleAttribute('data-live', true);
}
