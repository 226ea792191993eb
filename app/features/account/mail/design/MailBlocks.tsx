import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { MailArticle, MailContent, MailFact, MailPerson } from './mail-content';
import type { MailTheme } from './mail-theme';

const textOf = (theme: MailTheme): CSSProperties => ({
  fontFamily: theme.font,
  fontSize: `${theme.size}px`,
  lineHeight: theme.leading,
});

/** Texts under headlines of their own, each with a line above it and the link at its end. */
export function MailArticles({ theme, articles }: { theme: MailTheme; articles: readonly MailArticle[] }) {
  const c = theme.light;
  return articles.map(({ title, paragraphs, link }, index) => (
    <Section
      key={`${index} ${title}`}
      className="m-line"
      style={{ padding: '20px 0 4px', borderTop: `1px solid ${c.line}` }}
    >
      <Heading
        as="h2"
        className="m-text"
        style={{
          margin: '0 0 12px',
          wordBreak: 'break-word',
          color: c.text,
          fontFamily: theme.heading.font,
          fontSize: `${theme.size + 3}px`,
          lineHeight: 1.3,
          fontWeight: theme.heading.weight,
          letterSpacing: theme.heading.tracking,
        }}
      >
        {title}
      </Heading>
      {paragraphs.map((text, at) => (
        <Text
          key={`${at} ${text}`}
          className="m-text"
          style={{ ...textOf(theme), margin: '0 0 12px', wordBreak: 'break-word', color: c.text }}
        >
          {text}
        </Text>
      ))}
      {link ? (
        <Text style={{ ...textOf(theme), margin: '0 0 12px' }}>
          <Link
            href={link.url}
            className="m-link"
            style={{ color: c.link, fontWeight: 700, textDecoration: 'underline' }}
          >
            {link.label}
          </Link>
        </Text>
      ) : null}
    </Section>
  ));
}

/** A code to type: large, in even characters, and easy to select. */
export function MailCode({ theme, code }: { theme: MailTheme; code: NonNullable<MailContent['code']> }) {
  const c = theme.light;
  return (
    <Section
      className="m-well"
      style={{
        margin: '8px 0 24px',
        padding: '16px 20px',
        backgroundColor: c.well,
        border: `1px solid ${c.line}`,
        borderRadius: theme.control,
        textAlign: 'center',
      }}
    >
      <Text
        className="m-muted"
        style={{
          ...textOf(theme),
          margin: 0,
          wordBreak: 'break-word',
          color: c.muted,
          fontSize: `${theme.size - 2}px`,
        }}
      >
        {code.label}
      </Text>
      <Text
        className="m-text"
        style={{
          margin: '4px 0 0',
          color: c.text,
          fontFamily: "'SF Mono',Consolas,'Courier New',monospace",
          fontSize: '28px',
          lineHeight: '36px',
          fontWeight: 700,
          letterSpacing: '0.12em',
          wordBreak: 'break-all',
        }}
      >
        {code.value}
      </Text>
    </Section>
  );
}

/** Label and value of each line: a real table, so that a screen reader says which value belongs to what. */
export function MailFacts({ theme, facts }: { theme: MailTheme; facts: readonly MailFact[] }) {
  const c = theme.light;
  return (
    <table
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      className="m-line"
      style={{ margin: '8px 0 24px', borderTop: `1px solid ${c.line}` }}
    >
      <tbody>
        {facts.map(({ label, value, strong }) => {
          const cell: CSSProperties = {
            ...textOf(theme),
            padding: '10px 0',
            borderBottom: `1px solid ${c.line}`,
            fontWeight: strong ? 700 : 400,
            verticalAlign: 'top',
          };
          return (
            <tr key={label}>
              <th
                scope="row"
                align="left"
                className={strong ? 'm-line m-text' : 'm-line m-muted'}
                style={{ ...cell, paddingRight: '16px', color: strong ? c.text : c.muted, textAlign: 'left' }}
              >
                {label}
              </th>
              <td
                align="right"
                className="m-line m-text"
                style={{ ...cell, color: c.text, textAlign: 'right', wordBreak: 'break-word' }}
              >
                {value}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const INITIAL = 40;

/** Members by name, each with an initial in place of a photo. */
export function MailPeople({ theme, people }: { theme: MailTheme; people: readonly MailPerson[] }) {
  const c = theme.light;
  return (
    <table role="presentation" width="100%" border={0} cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 20px' }}>
      <tbody>
        {people.map(({ name, detail, url }, at) => (
          <tr key={`${at} ${name}`}>
            <td width={INITIAL} style={{ width: `${INITIAL}px`, padding: '6px 0' }}>
              <Initial theme={theme} name={name} />
            </td>
            <td style={{ ...textOf(theme), padding: '6px 0 6px 14px' }}>
              {url ? (
                <Link
                  href={url}
                  className="m-link"
                  style={{ color: c.link, fontWeight: 700, textDecoration: 'underline' }}
                >
                  {name}
                </Link>
              ) : (
                <span className="m-text" style={{ color: c.text, fontWeight: 700 }}>
                  {name}
                </span>
              )}
              {detail ? (
                <span className="m-muted" style={{ color: c.muted }}>
                  {`, ${detail}`}
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Initial({ theme, name }: { theme: MailTheme; name: string }) {
  const c = theme.light;
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td
            aria-hidden
            align="center"
            width={INITIAL}
            height={INITIAL}
            className="m-head"
            style={{
              width: `${INITIAL}px`,
              height: `${INITIAL}px`,
              backgroundColor: c.depth,
              color: c.onDepth,
              borderRadius: `${INITIAL / 2}px`,
              fontFamily: theme.font,
              fontSize: '18px',
              fontWeight: 700,
              textAlign: 'center',
            }}
          >
            {[...name][0]?.toUpperCase() ?? ''}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
