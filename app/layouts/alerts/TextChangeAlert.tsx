import { FormattedDate, FormattedMessage } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';
import { DismissibleAlert } from '~/page/DismissibleAlert';
import type { ShellTextChange } from '~/page/shell-data';
import { useShell } from '~/page/use-shell';
import { Banner, BannerLink } from '~/ui/Banner/Banner';

const PAGE = '/notifications/terms';

/**
 * Leads to the question about new terms, or tells of a change of the privacy page. Dismissed for a month by a cookie,
 * until new terms apply: then it says, on every page, what waits for the answer.
 */
export function TextChangeAlert() {
  const { textChange } = useShell();
  if (!textChange) return null;
  const link = (
    <BannerLink to={PAGE}>
      <FormattedMessage id="shell.text-change-link" defaultMessage="See what has changed" />
    </BannerLink>
  );
  if (textChange.text === 'terms' && textChange.due) {
    return (
      <Banner tone="warning" action={link}>
        <FormattedMessage
          id="shell.terms-due"
          defaultMessage="Our new terms apply now. Sending and ordering wait for your answer."
        />
      </Banner>
    );
  }
  return (
    <DismissibleAlert alert="hide-text-change-alert" action={link}>
      <Words change={textChange} />
    </DismissibleAlert>
  );
}

function Words({ change }: { change: ShellTextChange }) {
  const { timeZone } = useShell();
  const day = (
    <FormattedDate
      value={change.text === 'terms' ? change.from : change.at}
      {...DATE_FORMATS.long}
      timeZone={timeZone}
    />
  );
  if (change.text === 'privacy')
    return (
      <FormattedMessage
        id="shell.privacy-changed"
        defaultMessage="We changed our privacy notice on {day}. There is nothing you have to do."
        values={{ day }}
      />
    );
  return (
    <FormattedMessage
      id="shell.terms-changed"
      defaultMessage="Our terms are changing. The new ones apply from {day}, if you agree."
      values={{ day }}
    />
  );
}
