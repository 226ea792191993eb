/**
 * The colours that a designer writes, by role. Everything that must be readable on them is computed (roles.ts) and
 * never written by hand. A brand's file overrides paints by the same names.
 */
export const paintNames = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'line',
  'primary',
  'secondary',
  'accent',
  'success',
  'info',
  'warning',
  'danger',
  'depth',
  'unread',
  'presence',
  'shadow',
] as const;

export type PaintName = (typeof paintNames)[number];

/** CSS colours as hex or rgb(). `shadow` is translucent, all others are opaque. */
export type Palette = Readonly<Record<PaintName, string>>;

export interface Shape {
  /** The corner radius of cards and dialogs in px; smaller elements use a fraction of it. */
  readonly radius: number;
  /** The corner radius of buttons and fields in px. */
  readonly control: number;
  /** Three depths, each a box-shadow without its colour. */
  readonly shadow: { readonly sm: string; readonly md: string; readonly lg: string };
  /** The gap between the cards of a grid in px. */
  readonly gap: number;
}

export interface Typography {
  /** The size of body text in px at the browser's default; all other sizes scale with it. */
  readonly size: number;
  readonly leading: number;
  readonly weight: { readonly strong: number; readonly heading: number };
  /** The width of headings in percent, from 75 (condensed) to 100. */
  readonly stretch: number;
  /** The letter spacing of headings in em. */
  readonly tracking: number;
}

/** The ground of a section: a colour role with the text colours that are readable on it (`onGround` in tokens.ts). */
export type Ground = 'page' | 'raised' | 'sunken' | 'depth' | 'soft';

/** The forms of the head of the landing page; each shows as many faces as there are, and its drawing where there are none. */
export const heroForms = [
  'collage', // six staggered portraits beside the words
  'portrait', // one large portrait up to the edge, with the words on a card over it
  'arcade', // centred words over a row of arches
  'poster', // large type in a frame, with a strip of faces below
  'mosaic', // portraits and coloured tiles beside the words
  'letter', // a sheet of paper with large text and a few faces as its signature
  'split', // two halves up to the edges: a statement, and a tight grid of faces
  'filmstrip', // a headline over the whole width, and a strip of faces to swipe
] as const;
export type HeroForm = (typeof heroForms)[number];

/** The forms of the three promises. */
export const promiseForms = [
  'columns', // icons on discs
  'pillars', // centred, with hairlines between them
  'cards', // raised cards, staggered
  'clauses', // numbered rows like those of a contract
  'blocks', // blocks of colour
  'lines', // large text, with lines between them
  'questions', // titles that open; the first one is open
  'stripes', // bands over the whole width, with large numerals
] as const;
export type PromiseForm = (typeof promiseForms)[number];

/** The forms of some profiles: cards in a grid, cards to swipe, a grid with one large card, rows with large names. */
export type PeopleForm = 'grid' | 'rail' | 'mosaic' | 'rows';

/** The sections that may stand below the head. Each disappears where the brand has nothing true to put into it. */
export const landingSections = [
  'promises', // three short promises
  'people', // some profiles that visitors may see
  'figures', // what the page about transparency counts
  'screens', // three screens of the product
  'question', // two questions of the page with answers
  'promise', // one promise at length
  'price', // what it costs, in one line
  'closing', // a sentence of the niche, and the way in
] as const;
export type LandingSection = (typeof landingSections)[number];

/** The compositions of each theme, from which a brand chooses one. */
export const landingCompositions = [
  'open', // shows people early
  'explaining', // shows how the product works and what it costs
  'discreet', // needs nobody to show
] as const;
export type LandingComposition = (typeof landingCompositions)[number];

/** One page of a theme. A form that is null is the theme's own. */
export interface Composition {
  readonly head: HeroForm | null;
  readonly promises: PromiseForm | null;
  readonly people: PeopleForm | null;
  /** The sections below the head, in their order. */
  readonly order: readonly LandingSection[];
}

/** The forms of the figures: side by side with lines between them, tiles of colour, or rows like those of an account. */
export type FiguresForm = 'row' | 'tiles' | 'ledger';
/** The forms of the three screens: side by side, each a step lower, or each beside its text by turns. */
export type ScreensForm = 'row' | 'stairs' | 'turns';
/** The forms of the questions: rows with lines between them, raised cards, or beside their title. */
export type QuestionForm = 'lines' | 'cards' | 'beside';
/** The forms of the one promise: an article in one column, numbered steps, or a title beside the text. */
export type AccountForm = 'article' | 'steps' | 'beside';
/** The forms of the price: a strip with lines, a ticket, or large text. */
export type PriceForm = 'strip' | 'ticket' | 'sentence';
/** The forms of the end: centred, at the edge of the page, or beside the theme's drawing. */
export type ClosingForm = 'centered' | 'start' | 'drawn';

/** The questions that a front page answers, by their names in the catalogue of questions. */
export type LandingQuestion =
  | 'join-cost'
  | 'profile-seen'
  | 'talk-cost'
  | 'talk-fictional'
  | 'credits-back'
  | 'credits-limits'
  | 'safety-report'
  | 'safety-money'
  | 'data-leave';

/** The landing page of a theme. Components read it; none of them knows which theme it is. */
export interface Landing {
  readonly hero: { readonly form: HeroForm; readonly ground: Ground };
  readonly promises: { readonly form: PromiseForm; readonly ground: Ground };
  readonly people: { readonly form: PeopleForm; readonly ground: Ground };
  readonly figures: { readonly form: FiguresForm; readonly ground: Ground };
  readonly screens: { readonly form: ScreensForm; readonly ground: Ground };
  readonly question: {
    readonly form: QuestionForm;
    readonly ground: Ground;
    readonly ask: readonly [LandingQuestion, LandingQuestion];
  };
  readonly promise: {
    readonly form: AccountForm;
    readonly ground: Ground;
    /** What becomes of unused credits, how one leaves, or who is fictional. */
    readonly about: 'returning' | 'leaving' | 'labels';
  };
  readonly price: { readonly form: PriceForm; readonly ground: Ground };
  readonly closing: { readonly form: ClosingForm; readonly ground: Ground };
  /** The room between and within sections. */
  readonly rhythm: 'tight' | 'even' | 'airy';
  readonly headline: {
    readonly size: 'calm' | 'large' | 'huge' | 'giant';
    /** `light` is the regular weight; `heading` that of the theme's headings. */
    readonly weight: 'light' | 'heading';
    readonly case: 'as written' | 'upper';
  };
}

/** A theme's landing page with the compositions from which a brand chooses. */
export interface LandingOfTheme extends Landing {
  readonly compositions: Readonly<Record<LandingComposition, Composition>>;
}

/** One path of a drawing: a filled shape, or a line of `width` where that is given. */
export interface Stroke {
  readonly d: string;
  /** A fill, or `ink`, the colour of the text around the drawing, or `shade`, a little of it. */
  readonly paint: 'primary' | 'secondary' | 'accent' | 'success' | 'info' | 'warning' | 'ink' | 'shade';
  readonly width?: number;
}

/** The theme's own drawing, in its one hand: shapes in the colours of the brand. */
export interface Drawing {
  /** As in `viewBox`. */
  readonly width: number;
  readonly height: number;
  /** Whether lines end and meet in rounds. */
  readonly round: boolean;
  readonly strokes: readonly Stroke[];
}

/** The card of a person, everywhere in the members' area. */
export interface CardForm {
  /** Where name and place stand: on the picture's dark foot, on a plate in its corner, below it, or beside it on phones. */
  readonly words: 'scrim' | 'plate' | 'below' | 'beside';
  readonly ratio: '3 / 4' | '4 / 5' | '1 / 1';
  readonly shape: 'rounded' | 'arch';
  /** Nothing, a line within the picture, a thin or a thick line around the card, or the margin of an instant print. */
  readonly frame: 'none' | 'inset' | 'hairline' | 'thick' | 'print';
  readonly align: 'start' | 'center';
}

export interface HeadingForm {
  readonly align: 'start' | 'center';
  readonly case: 'as written' | 'upper';
  /** Below the heading of a page: nothing, a short bar, a line over the whole width, or a block of colour behind the words. */
  readonly rule: 'none' | 'bar' | 'line' | 'marker';
}

/** How the members' area is built, beyond colour and radius. Components read it as custom properties (forms-css.ts). */
export interface Forms {
  readonly card: CardForm;
  /** Rows of a list: cards, rows with lines between them, or bands of colour. */
  readonly list: 'cards' | 'lines' | 'bands';
  readonly heading: HeadingForm;
  /** The ground of the symbol of an empty state. */
  readonly empty: 'disc' | 'arch' | 'diamond' | 'petal' | 'leaf' | 'window' | 'burst' | 'frame';
  /** How the tab bar marks the current tab, besides its colour. */
  readonly tab: 'plain' | 'line' | 'pill' | 'block';
  /** The character of movements, which last from 120 to 240 ms in any theme. */
  readonly motion: 'even' | 'calm' | 'soft' | 'crisp' | 'lively';
}

/** Scheme `auto` follows the device; `light` and `dark` are the default scheme of the page. */
export interface Theme {
  /** The name of the theme's folder. */
  readonly name: string;
  /** The niche of this theme, 1 to 7 (spec, section 9); null for the base theme, which is used without a niche. */
  readonly niche: number | null;
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly light: Palette;
  readonly dark: Palette;
  readonly shape: Shape;
  readonly type: Typography;
  readonly forms: Forms;
  readonly landing: LandingOfTheme;
  readonly drawing: Drawing;
}

/** A brand's own values: paints by name, and under `both` also `radius` and `control` (px). */
export interface ThemeOverrides {
  readonly both?: Readonly<Record<string, string>>;
  readonly light?: Readonly<Record<string, string>>;
  readonly dark?: Readonly<Record<string, string>>;
}
