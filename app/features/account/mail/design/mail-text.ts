import type { MailContent, MailFooter, MailLink } from './mail-content';

/** The same mail as plain text, one line for each paragraph; whatever sends it wraps them. */
export function mailText(content: MailContent, footer: MailFooter): string {
  const { articles = [], code, facts, people, action, secondary } = content;
  const asText = (link: MailLink) => `${link.label}:\n${link.url}`;
  const links = [action, secondary].flatMap((link) => (link ? [asText(link)] : []));
  const blocks = [
    ...(content.heading === undefined ? [] : [content.heading]),
    content.greeting,
    ...content.paragraphs,
    ...articles.flatMap(({ title, paragraphs, link }) => [
      `* ${title}`,
      ...paragraphs,
      ...(link ? [asText(link)] : []),
    ]),
    ...(code ? [`${code.label}\n\n    ${code.value}`] : []),
    ...(facts?.length ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(people?.length
      ? [
          people
            .map(({ name, detail, url }) => [`- ${name}${detail ? `, ${detail}` : ''}`, url].join(url ? '\n  ' : ''))
            .join('\n'),
        ]
      : []),
    ...links,
    ...content.closing,
  ];
  const end = [...footer.lines, ...footer.links.map(({ label, url }) => `${label}: ${url}`)];
  return `${blocks.join('\n\n')}\n\n-- \n${end.join('\n')}\n`;
}
