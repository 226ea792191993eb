import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message expects from the code that shows it. */
export interface Structure {
  /** Maps each argument to its kinds of use: `plural`, `number`, `select(female male)`, … or just `argument`. */
  arguments: Map<string, Set<string>>;
  tags: Set<string>;
  /** Plural forms that this language does not have, and forms that it has but the message lacks. */
  problems: string[];
}

export function structureOf(text: string, locale: string): Structure {
  const structure: Structure = { arguments: new Map(), tags: new Set(), problems: [] };
  visit(parse(text), locale, structure);
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
  return found;
}

/**
 * The kind of use that counts. A plural may show its number as {count} or as #, so plain arguments are ignored beside
 * it.
 */
function use(kinds: Set<string> | undefined): string | undefined {
  if (!kinds) return undefined;
  const strong = [...kinds].filter((kind) => kind !== 'argument');
  return (strong.length > 0 ? strong : ['argument']).sort().join(' and ');
}

function visit(elements: readonly MessageFormatElement[], locale: string, structure: Structure): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.tag:
        structure.tags.add(element.value);
        visit(element.children, locale, structure);
        break;
      case TYPE.plural:
        note(structure, element.value, element.pluralType === 'ordinal' ? 'ordinal' : 'plural');
        checkForms(element.value, Object.keys(element.options), element.pluralType ?? 'cardinal', locale, structure);
        for (const option of Object.values(element.options)) visit(option.value, locale, structure);
        break;
      case TYPE.select:
        note(structure, element.value, `select(${Object.keys(element.options).sort().join(' ')})`);
        for (const option of Object.values(element.options)) visit(option.value, locale, structure);
        break;
      case TYPE.number:
        note(structure, element.value, 'number');
        break;
      case TYPE.date:
        note(structure, element.value, 'date');
        break;
      case TYPE.time:
        note(structure, element.value, 'time');
        break;
      default:
        note(structure, element.value, 'argument');
    }
  }
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
