/** What the component sheet says about one component: its place in the order of all, and its classes. */
export interface NamedComponent {
  id: string;
  /** styled-components' number of the component, which decides whose rules win. */
  group: number;
  /** How many of the rules are the component's. */
  rules: number;
  names: readonly string[];
}

/**
 * The last rule of the component sheet, which tells the browser whose rules the others are: in the order of their groups,
 * `<groups left out> <id> <number of rules> <names>`. Names stand in the sheet already, so they compress to nearly
 * nothing here.
 */
export function tableRule(components: readonly NamedComponent[]): string {
  let next = 1;
  const rows = components.map(({ id, group, rules, names }) => {
    const skipped = group - next;
    next = group + 1;
    return `${skipped || ''} ${id} ${rules} ${names.join(',')}`;
  });
  return `component-names{--names:"${rows.join('|')}"}`;
}

/** Reads the text of the table, with or without its quotation marks. */
export function readTable(text: string): NamedComponent[] {
  let next = 1;
  const rows = text.trim().replace(/^"|"$/g, '').split('|');
  return rows.map((row) => {
    const [skipped = '', id = '', rules = '', names = ''] = row.split(' ');
    const group = next + Number(skipped);
    next = group + 1;
    return { id, group, rules: Number(rules), names: names.split(',') };
  });
}
