/** A section of a page that one command writes and the others keep. */
export interface ReportSection {
  /** Puts the section's marks around a text. */
  mark(text: string): string;
  /** Puts a marked section in its place, or at the end. */
  put(page: string, section: string): string;
  /** The marked section of a page; undefined if there is none. */
  find(page: string): string | undefined;
}

export function reportSection(name: string, command: string): ReportSection {
  const [begin, end] = [`<!-- ${name}: written by ${command} -->`, `<!-- /${name} -->`];
  const find = (page: string) => {
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    return from < 0 || to < 0 ? undefined : page.slice(from, to + end.length);
  };
  return {
    mark: (text) => `${begin}\n${text}\n${end}`,
    put(page, section) {
      const old = find(page);
      return old === undefined ? `${page.trimEnd()}\n\n${section}\n` : page.replace(old, () => section);
    },
    find,
  };
}

const MARKED = /<!-- ([\w -]+): written by .+ -->\n[\s\S]*?\n<!-- \/\1 -->/g;

/** A page written again, with all sections that other commands and parts had put into the old one. */
export function reuseSections(old: string, page: string): string {
  const sections = [...old.matchAll(MARKED)].map(([section]) => section);
  return sections.length === 0 ? page : `${[page.trimEnd(), ...sections].join('\n\n')}\n`;
}
