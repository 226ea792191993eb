import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message expects from the code that shows it. */
export interface Structure {
  /** Maps each argument to its kinds of use: `plural`, `number`, `select(female male)`, … or just `argument`. */
  arguments: Map<string, Set<string>>;
  tags: Set<string>;
  /** The arguments and tags (`<b>`) that are in the text whichever branches are taken. */
  always: Set<string>;
  /** The exact numbers with a branch of their own: `n =0`. */
  exact: Set<string>;
  /** Plural forms that this language does not have, and forms that it has but the message lacks. */
  problems: string[];
}

export function structureOf(text: string, locale: string): Structure {
  const structure: Structure = {
    arguments: new Map(),
    tags: new Set(),
    always: new Set(),
    exact: new Set(),
    problems: [],
  };
  structure.always = visit(parse(text), locale, structure);
  return structure;
}

/** How a translation differs in structure from the English message for which the code was written. */
export function differences(english: Structure, other: Structure): string[] {
  const found: string[] = [];
  for (const name of new Set([...english.arguments.keys(), ...other.arguments.keys()])) {
    const wanted = use(english.arguments.get(name));
    const actual = use(other.arguments.get(name));
    if (wanted !== actual) found.push(`{${name}} is ${actual ?? 'missing'}, in English ${wanted ?? 'it is not there'}`);
  }
  for (const tag of english.tags) if (!other.tags.has(tag)) found.push(`<${tag}> is missing`);
  for (const tag of other.tags) if (!english.tags.has(tag)) found.push(`<${tag}> is not in English`);
  for (const name of english.always) {
    const isThere = other.arguments.has(name) || other.tags.has(name.slice(1, -1));
    if (isThere && !other.always.has(name)) found.push(`${named(name)} is missing in a branch`);
  }
  // One thing is covered by the form `one`, which all languages have.
  for (const number of english.exact) {
    if (!other.exact.has(number) && !number.endsWith('=1')) found.push(`the branch {${number}} is missing`);
  }
  return found;
}

const named = (name: string) => (name.startsWith('<') ? name : `{${name}}`);

/**
 * The kind of use that counts. A plural may show its number as {count} or as #, so plain arguments are ignored beside
 * it.
 */
function use(kinds: Set<string> | undefined): string | undefined {
  if (!kinds) return undefined;
  const strong = [...kinds].filter((kind) => kind !== 'argument');
  return (strong.length > 0 ? strong : ['argument']).sort().join(' and ');
}

/** Notes what the elements use, and returns what they use in any case. */
function visit(elements: readonly MessageFormatElement[], locale: string, structure: Structure): Set<string> {
  const always = new Set<string>();
  const branches = (options: Record<string, { value: MessageFormatElement[] }>) => {
    const used = Object.values(options).map(({ value }) => visit(value, locale, structure));
    for (const name of used[0] ?? []) if (used.every((names) => names.has(name))) always.add(name);
  };
  const add = (name: string, kind: string) => {
    note(structure, name, kind);
    always.add(name);
  };
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        structure.tags.add(element.value);
        always.add(`<${element.value}>`);
        for (const name of visit(element.children, locale, structure)) always.add(name);
        break;
      case TYPE.plural: {
        const { value, options, pluralType = 'cardinal' } = element;
        add(value, pluralType === 'ordinal' ? 'ordinal' : 'plural');
        checkForms(value, Object.keys(options), pluralType, locale, structure);
        for (const option of Object.keys(options)) {
          if (option.startsWith('=')) structure.exact.add(`${value} ${option}`);
        }
        branches(options);
        break;
      }
      case TYPE.select:
        add(element.value, `select(${Object.keys(element.options).sort().join(' ')})`);
        branches(element.options);
        break;
      case TYPE.number:
        add(element.value, 'number');
        break;
      case TYPE.date:
        add(element.value, 'date');
        break;
      case TYPE.time:
        add(element.value, 'time');
        break;
      default:
        add(element.value, 'argument');
    }
  }
  return always;
}

function note(structure: Structure, name: string, kind: string): void {
  const kinds = structure.arguments.get(name) ?? new Set();
  structure.arguments.set(name, kinds.add(kind));
}

/** Romance languages have `many` only for whole millions: it is allowed but not required. */
const OPTIONAL_FORMS: Record<string, string[]> = { es: ['many'], fr: ['many'], it: ['many'] };

function checkForms(
  name: string,
  options: string[],
  type: Intl.PluralRuleType,
  locale: string,
  structure: Structure,
): void {
  const forms: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  const exact = options.filter((option) => option.startsWith('='));
  for (const option of options) {
    if (!forms.includes(option) && !exact.includes(option)) {
      structure.problems.push(`{${name}} has the form '${option}', which ${locale} does not use`);
    }
  }
  for (const form of forms) {
    const covered = options.includes(form) || (form === 'one' && exact.includes('=1'));
    if (!covered && !OPTIONAL_FORMS[locale]?.includes(form)) {
      structure.problems.push(`{${name}} lacks the form '${form}' of ${locale}`);
    }
  }
}
