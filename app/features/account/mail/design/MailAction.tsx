import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import type { MailContent } from './mail-content';
import type { MailTheme } from './mail-theme';

/**
 * The button, a quiet second link, and the URL in full for readers whose client breaks buttons. The cell is painted as
 * well as the link, so that Outlook, which ignores the padding of links, shows a button too.
 */
export function MailAction(props: {
  theme: MailTheme;
  content: Pick<MailContent, 'action' | 'secondary'>;
  buttonAlternative: string;
}) {
  const { theme, content, buttonAlternative } = props;
  const { action, secondary } = content;
  const c = theme.light;
  const text = { fontFamily: theme.font, fontSize: `${theme.size - 2}px`, lineHeight: theme.leading };
  return (
    <>
      {action ? (
        <table role="presentation" border={0} cellPadding={0} cellSpacing={0} style={{ margin: '24px 0' }}>
          <tbody>
            <tr>
              <td
                className="m-button"
                align="center"
                {...{ bgcolor: c.button }}
                style={{ backgroundColor: c.button, borderRadius: theme.control }}
              >
                <Button
                  href={action.url}
                  className="m-button"
                  style={{
                    padding: '14px 28px',
                    borderRadius: theme.control,
                    backgroundColor: c.button,
                    color: c.onButton,
                    fontFamily: theme.font,
                    fontSize: `${theme.size}px`,
                    fontWeight: 700,
                  }}
                >
                  {action.label}
                </Button>
              </td>
            </tr>
          </tbody>
        </table>
      ) : null}
      {secondary ? (
        <Text style={{ ...text, margin: '0 0 16px' }}>
          <Link href={secondary.url} className="m-link" style={{ color: c.link, textDecoration: 'underline' }}>
            {secondary.label}
          </Link>
        </Text>
      ) : null}
      {action ? (
        <Text className="m-muted" style={{ wordBreak: 'break-word', ...text, margin: '0 0 16px', color: c.muted }}>
          {buttonAlternative}
          <br />
          <Link
            href={action.url}
            className="m-link"
            style={{ color: c.link, textDecoration: 'underline', wordBreak: 'break-all' }}
          >
            {action.url}
          </Link>
        </Text>
      ) : null}
    </>
  );
}
