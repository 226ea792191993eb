import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { MailContent, MailFooter } from './mail-content';
import { mailCss } from './mail-css';
import type { MailTheme } from './mail-theme';
import { MailAction } from './MailAction';
import { MailArticles, MailCode, MailFacts, MailPeople } from './MailBlocks';

export interface MailProps {
  brand: { name: string; url: string };
  theme: MailTheme;
  locale: string;
  content: MailContent;
  footer: MailFooter;
  /** "If the button doesn't work, open this link:" */
  buttonAlternative: string;
}

const WIDTH = 600;

/** The frame of every mail: tables and inline styles, because mail clients support little else. */
export function Mail({ brand, theme, locale, content, footer, buttonAlternative }: MailProps) {
  const c = theme.light;
  const css = mailCss(theme);
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{css.base}</style>
        <style>{css.dark}</style>
      </Head>
      <Body className="m-page" lang={locale} dir="ltr" style={{ margin: 0, padding: 0, backgroundColor: c.page }}>
        <Preview>{content.preview}</Preview>
        <Section className="m-page" style={{ padding: '24px 12px', backgroundColor: c.page }}>
          <Container
            width={WIDTH}
            className="m-wide m-card"
            style={{
              width: `${WIDTH}px`,
              maxWidth: '100%',
              backgroundColor: c.card,
              border: `1px solid ${c.line}`,
              borderRadius: theme.radius,
              overflow: 'hidden',
            }}
          >
            <MailHead theme={theme} brand={brand} />
            <MailBody theme={theme} content={content} buttonAlternative={buttonAlternative} />
          </Container>
          <MailFoot theme={theme} footer={footer} />
        </Section>
      </Body>
    </Html>
  );
}

function MailHead({ theme, brand }: Pick<MailProps, 'theme' | 'brand'>) {
  const c = theme.light;
  return (
    <Section
      className="m-head m-pad"
      style={{
        padding: '20px 32px',
        backgroundColor: c.depth,
        color: c.onDepth,
        borderRadius: `${theme.radius}px ${theme.radius}px 0 0`,
      }}
    >
      <Link
        href={brand.url}
        className="m-brand"
        style={{
          color: c.onDepth,
          fontFamily: theme.heading.font,
          fontSize: '22px',
          lineHeight: '28px',
          fontWeight: theme.heading.weight,
          letterSpacing: theme.heading.tracking,
          textDecoration: 'none',
        }}
      >
        {brand.name}
      </Link>
    </Section>
  );
}

function MailBody({ theme, content, buttonAlternative }: Pick<MailProps, 'theme' | 'content' | 'buttonAlternative'>) {
  const c = theme.light;
  const body = {
    fontFamily: theme.font,
    fontSize: `${theme.size}px`,
    lineHeight: theme.leading,
    wordBreak: 'break-word',
  } as const;
  return (
    <Section className="m-pad" style={{ padding: '32px 32px 20px' }}>
      <Heading
        as="h1"
        className="m-text"
        style={{
          margin: '0 0 20px',
          color: c.text,
          fontFamily: theme.heading.font,
          fontSize: `${theme.size + 8}px`,
          lineHeight: 1.25,
          fontWeight: theme.heading.weight,
          letterSpacing: theme.heading.tracking,
          wordBreak: 'break-word',
        }}
      >
        {content.heading ?? content.subject}
      </Heading>
      {[content.greeting, ...content.paragraphs].map((text, at) => (
        <Text key={`${at} ${text}`} className="m-text" style={{ ...body, margin: '0 0 16px', color: c.text }}>
          {text}
        </Text>
      ))}
      {content.articles ? <MailArticles theme={theme} articles={content.articles} /> : null}
      {content.code ? <MailCode theme={theme} code={content.code} /> : null}
      {content.facts ? <MailFacts theme={theme} facts={content.facts} /> : null}
      {content.people ? <MailPeople theme={theme} people={content.people} /> : null}
      <MailAction theme={theme} content={content} buttonAlternative={buttonAlternative} />
      {content.closing.map((text, at) => (
        <Text
          key={`${at} ${text}`}
          className="m-muted"
          style={{ ...body, margin: '0 0 12px', color: c.muted, fontSize: `${theme.size - 2}px` }}
        >
          {text}
        </Text>
      ))}
    </Section>
  );
}

function MailFoot({ theme, footer }: Pick<MailProps, 'theme' | 'footer'>) {
  const c = theme.light;
  // On the page's ground the muted colour is readable too (roles.ts), and 13 px is the smallest text of the product.
  const small = {
    fontFamily: theme.font,
    fontSize: '13px',
    lineHeight: '20px',
    textAlign: 'center',
    wordBreak: 'break-word',
  } as const;
  return (
    <Container width={WIDTH} className="m-wide" style={{ width: `${WIDTH}px`, maxWidth: '100%' }}>
      <Section className="m-pad" style={{ padding: '20px 32px 8px' }}>
        {footer.lines.map((line) => (
          <Text key={line} className="m-muted" style={{ ...small, margin: '0 0 6px', color: c.muted }}>
            {line}
          </Text>
        ))}
        <Text className="m-muted" style={{ ...small, margin: '12px 0 0', color: c.muted }}>
          {footer.links.map(({ label, url }, at) => (
            <span key={url}>
              {at > 0 ? ' · ' : ''}
              <Link href={url} className="m-link" style={{ color: c.link, textDecoration: 'underline' }}>
                {label}
              </Link>
            </span>
          ))}
        </Text>
      </Section>
    </Container>
  );
}
