import type { CardForm, Forms, HeadingForm } from './theme';
import { color, radius, shadow, space, wordScrim } from './tokens';

type Vars = Readonly<Record<string, string>>;

/** The forms of the members' area as custom properties, which the components read. No component knows its theme. */
export function formsCss({ card, list, heading, empty, tab, motion }: Forms): string {
  const vars = { ...cardVars(card), ...lists[list], ...headingVars(heading), ...emptyShapes[empty], ...tabs[tab] };
  // In every themed part, because a colour inside a variable is resolved where the variable is declared.
  const themed = `:root,[data-theme]{${declare(vars)}}`;
  const narrow = narrowVars[card.words];
  const onNarrow = narrow ? `${narrow.where}{:root,[data-theme]{${declare(narrow.vars)}}}` : '';
  return `:root{${motionVars(motion)}}${themed}${onNarrow}`;
}

const declare = (vars: Vars) =>
  Object.entries(vars)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const phones = '@media (max-width:575.98px)';
/** Phones on which a picture and words have room beside each other. */
const phonesWithRoom = '@media (min-width:16em) and (max-width:575.98px)';

/** `card-share` is the share of the card's width that the picture has, `card-foot` the height of the words below it. */
function cardVars({ words, ratio, shape, frame, align }: CardForm): Vars {
  const corner = radius('md');
  const framed = frame === 'hairline' || frame === 'thick' || frame === 'print';
  const inset = frame === 'print' ? 10 : frame === 'thick' ? 3 : frame === 'hairline' ? 1 : 0;
  const inner = frame === 'print' ? `calc(${corner} - 8px)` : framed ? `max(0px,${corner} - ${inset}px)` : corner;
  return {
    'card-columns': 'minmax(0,1fr)',
    'card-share': '1',
    'card-foot': words === 'below' || words === 'beside' ? `calc(${space(5)} + 2.4rem)` : '0px',
    'card-pad': `${inset}px`,
    'card-radius': shape === 'arch' ? `999px 999px ${corner} ${corner}` : corner,
    'card-ground': framed ? color('surface-raised') : 'none',
    'card-line': frameLines[frame],
    'card-lift': frame === 'thick' ? `5px 5px 0 ${color('primary')}` : shadow('md'),
    'card-inset': frame === 'inset' ? 'block' : 'none',
    'picture-ratio': ratio,
    'picture-radius': shape === 'arch' ? `999px 999px ${corner} ${corner}` : under(words, framed, inner),
    'label-inset': shape === 'arch' ? `auto 56px ${space(2)} ${space(2)}` : `${space(2)} ${space(2)} auto`,
    'card-align': align,
    'card-justify': align === 'center' ? 'center' : 'flex-start',
    ...wordVars[words],
    ...(framed && words === 'below' ? { 'words-pad': `${space(2)} ${space(2)} ${space(3)}` } : {}),
  };
}

/** The picture of a framed card has words below it: only its upper corners are those of the card. */
const under = (position: CardForm['words'], framed: boolean, inner: string) =>
  framed && position === 'below' && inner.startsWith('max') ? `${inner} ${inner} 0 0` : inner;

const frameLines: Readonly<Record<CardForm['frame'], string>> = {
  none: 'none',
  inset: 'none',
  hairline: `inset 0 0 0 1px ${color('line')}`,
  thick: `inset 0 0 0 3px ${color('text')}`,
  print: shadow('sm'),
};

const onSurface = {
  'words-ink': color('text'),
  'words-muted': color('text-muted'),
  'words-presence': color('presence'),
};

const below: Vars = {
  'words-row': '2',
  'words-column': '1',
  'words-ground': 'none',
  'words-pad': `${space(2)} ${space(1)} ${space(3)}`,
  'words-margin': '0',
  'words-width': '100%',
  'words-room': '0',
  'words-foot': '0',
  'action-column': '1',
  'action-row': '1',
  'action-side': 'end',
  'card-rows': 'auto',
  'picture-rows': '1',
  'picture-least': 'auto',
  ...onSurface,
};

const wordVars: Readonly<Record<CardForm['words'], Vars>> = {
  below,
  beside: below,
  plate: {
    ...below,
    'words-row': '1',
    'words-ground': color('surface-raised'),
    'words-pad': `${space(1)} ${space(3)} ${space(2)} ${space(2)}`,
    'words-margin': `0 60px ${space(2)} 0`,
    'words-width': 'fit-content',
  },
  scrim: {
    ...below,
    'words-row': '1',
    'words-ground': wordScrim,
    'words-pad': '60px 12px 12px',
    'words-room': '1',
    'words-foot': '44px',
    'words-ink': color('on-scrim'),
    'words-muted': color('on-scrim-muted'),
    'words-presence': color('scrim-presence'),
  },
};

/** Over a small picture the words have its whole width, and the action stands above them. */
const above: Vars = { 'card-rows': '1fr auto', 'picture-rows': '1/span 2', 'words-row': '2' };

const besideVars: Vars = {
  'people-columns': '1',
  'card-columns': '40% minmax(0,1fr)',
  'card-share': '.4',
  'card-foot': '0px',
  'words-row': '1',
  'words-column': '2',
  'words-pad': `${space(2)} ${space(4)} ${space(14)}`,
  'action-column': '2',
  'card-line': `0 calc(${space(2)} + 1px) 0 calc(-1*${space(2)}) ${color('line')}`,
};

const narrowVars: Partial<Record<CardForm['words'], { where: string; vars: Vars }>> = {
  beside: { where: phonesWithRoom, vars: besideVars },
  // Above the plate there is room for the labels and the action; a picture that is too low for that grows.
  plate: {
    where: phones,
    vars: {
      ...above,
      'card-rows': 'minmax(100px,1fr) auto',
      'picture-least': '100%',
      'words-margin': `0 ${space(2)} ${space(2)} 0`,
    },
  },
  // In the scrim above the words.
  scrim: {
    where: phones,
    vars: { ...above, 'words-room': '0', 'words-foot': '0', 'action-row': '2', 'action-side': 'start' },
  },
};

const lists: Readonly<Record<Forms['list'], Vars>> = {
  cards: {
    'list-gap': space(2),
    'row-radius': radius('md'),
    'row-ground': color('surface-raised'),
    'row-line': `inset 0 0 0 1px ${color('line')}`,
  },
  lines: { 'list-gap': '1px', 'row-radius': '0', 'row-ground': 'none', 'row-line': `0 1px 0 ${color('line')}` },
  bands: {
    'list-gap': space(1),
    'row-radius': radius('md'),
    'row-ground': color('surface-sunken'),
    'row-line': 'none',
  },
};

function headingVars({ align, case: letters, rule }: HeadingForm): Vars {
  const line = { none: ['0', '0'], marker: ['0', '0'], bar: ['48px', '3px'], line: ['100%', '1px'] }[rule] as [
    string,
    string,
  ];
  return {
    'heading-align': align,
    'heading-margin': align === 'center' ? 'auto' : '0',
    'heading-case': letters === 'upper' ? 'uppercase' : 'none',
    'heading-rule': rule === 'none' || rule === 'marker' ? 'none' : 'block',
    'heading-rule-width': line[0],
    'heading-rule-height': line[1],
    'heading-scale': letters === 'upper' ? '0.8' : '1',
    'heading-ground': rule === 'marker' ? color('accent') : 'none',
    'heading-ink': rule === 'marker' ? color('on-accent') : 'inherit',
    'heading-pad': rule === 'marker' ? '.1em .4em' : '0',
  };
}

const shape = (corners: string, clip = 'none', line = 'none'): Vars => ({
  'empty-radius': corners,
  'empty-clip': clip,
  'empty-line': line,
});
const BURST =
  'polygon(50% 0,61% 14%,78% 6%,81% 24%,98% 27%,90% 43%,100% 57%,85% 67%,87% 85%,69% 85%,60% 100%,47% 88%,31% 97%,26% 80%,8% 77%,14% 60%,0 47%,14% 36%,9% 18%,27% 18%,34% 2%)';
const emptyShapes: Readonly<Record<Forms['empty'], Vars>> = {
  disc: shape('50%'),
  arch: shape('999px 999px 8px 8px'),
  diamond: shape('0', 'polygon(50% 0,100% 50%,50% 100%,0 50%)'),
  petal: shape('60% 40% 55% 45%/45% 60% 40% 55%'),
  leaf: shape('0 70% 0 70%'),
  window: shape(radius('sm')),
  burst: shape('0', BURST),
  frame: shape(radius('md'), 'none', `inset 0 0 0 7px ${color('primary-soft')},inset 0 0 0 8px ${color('primary')}`),
};

const tabVars = (line: string, ground: string, icon: string, ink: string): Vars => ({
  'tab-line': line,
  'tab-ground': ground,
  'tab-icon-ground': icon,
  'tab-icon-ink': ink,
});
const tabs: Readonly<Record<Forms['tab'], Vars>> = {
  plain: tabVars('none', 'none', 'none', 'inherit'),
  line: tabVars(`inset 0 2px 0 ${color('focus')}`, 'none', 'none', 'inherit'),
  pill: tabVars('none', 'none', color('primary-soft'), color('on-primary-soft')),
  block: tabVars('none', color('surface-sunken'), 'none', 'inherit'),
};

/** Three paces in ms and one easing. Only the lively one goes a little past its end. */
const motions: Readonly<Record<Forms['motion'], readonly [number, number, number, string]>> = {
  even: [120, 180, 240, 'cubic-bezier(.2,0,0,1)'],
  calm: [160, 220, 240, 'cubic-bezier(.4,0,.2,1)'],
  soft: [140, 200, 240, 'cubic-bezier(.16,1,.3,1)'],
  crisp: [120, 140, 180, 'cubic-bezier(.3,0,0,1)'],
  lively: [140, 200, 240, 'cubic-bezier(.34,1.36,.64,1)'],
};

function motionVars(motion: Forms['motion']): string {
  const [fast, base, slow, easing] = motions[motion];
  return declare({
    'motion-fast': `${fast}ms ${easing}`,
    'motion-base': `${base}ms ${easing}`,
    'motion-slow': `${slow}ms ${easing}`,
  });
}
