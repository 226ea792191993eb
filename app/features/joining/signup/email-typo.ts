/** Large providers of mail, by the name of their domain, with the endings that they have. Short names are left out. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'co.uk', 'nl', 'be', 'de', 'fr', 'it', 'es', 'dk', 'se', 'no', 'fi'],
  outlook: ['com', 'de', 'fr', 'it', 'es', 'dk', 'be', 'ie'],
  yahoo: ['com', 'co.uk', 'nl', 'de', 'fr', 'it', 'es', 'dk', 'se', 'no', 'pl', 'ie'],
  icloud: ['com'],
  protonmail: ['com', 'ch'],
  ziggo: ['nl'],
  planet: ['nl'],
  kpnmail: ['nl'],
  telenet: ['be'],
  skynet: ['be'],
  freenet: ['de'],
  't-online': ['de'],
  wanadoo: ['fr'],
  orange: ['fr'],
  laposte: ['net'],
  libero: ['it'],
  virgilio: ['it'],
  interia: ['pl'],
  telia: ['com'],
};

/** Domains of their own that differ from one of those by a letter. */
const OTHERS = new Set(['ymail', 'email', 'fmail', 'planets']);
/** What fingers make of ".com". */
const SLIPS_OF_COM = new Set([
  'con',
  'cm',
  'co',
  'om',
  'cmo',
  'ocm',
  'comm',
  'coom',
  'vom',
  'xom',
  'cim',
  'cpm',
  'c0m',
]);

/**
 * The e-mail address that was probably meant, if the domain is a slip of a large provider's: `gmial.com`, `hotmail.con`.
 * Undefined for everything that could be right.
 */
export function emailTypo(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  const dot = domain.indexOf('.');
  if (at < 1 || dot < 1) return undefined;
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const meant = meantName(name);
  if (meant === undefined) return undefined;
  const endings = PROVIDERS[meant]!;
  const repaired = SLIPS_OF_COM.has(ending) ? 'com' : ending;
  if (!endings.includes(repaired) || (meant === name && repaired === ending)) return undefined;
  return `${text.slice(0, at)}@${meant}.${repaired}`;
}

function meantName(name: string): string | undefined {
  if (Object.hasOwn(PROVIDERS, name)) return name;
  if (OTHERS.has(name)) return undefined;
  const near = Object.keys(PROVIDERS).filter((known) => isOneSlip(name, known));
  return near.length === 1 ? near[0] : undefined;
}

/** Whether one letter was added, left out, changed or swapped with its neighbour. */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, goal] = [typed.slice(at), meant.slice(at)];
  if (rest.length > goal.length) return rest.slice(1) === goal;
  if (rest.length < goal.length) return rest === goal.slice(1);
  return (
    rest.slice(1) === goal.slice(1) || (rest[0] === goal[1] && rest[1] === goal[0] && rest.slice(2) === goal.slice(2))
  );
}
