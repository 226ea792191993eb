import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import type { Landing } from '~/theme/theme';
import { BadgeCheck, ChevronDown, HandCoins, ShieldCheck } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';
import { Body, Item, List, Mark, Numeral, Opened, Section, Summary, Title } from './PromisesParts';

interface Promised {
  icon: Icon;
  title: ReactNode;
  body: ReactNode;
}

export interface PromisesProps {
  landing: Landing;
  /** Who may see a profile here, as a sentence. */
  seenBy: string;
}

/** What the brand promises, in the form of the theme. */
export function Promises({ landing, seenBy }: PromisesProps) {
  const { form, ground } = landing.promises;
  const promises = usePromises(seenBy);
  return (
    <Section $ground={ground} $rhythm={landing.rhythm} $wide={form === 'stripes'}>
      <List $form={form}>
        {promises.map((promise, index) => (
          <Item key={index} $form={form}>
            {form === 'questions' ? <Question {...promise} open={index === 0} /> : <Said {...promise} index={index} />}
          </Item>
        ))}
      </List>
    </Section>
  );
}

/** The icon and the numeral stand in the same place; the form decides which of them is seen. */
function Said({ icon: Icon, title, body, index }: Promised & { index: number }) {
  return (
    <>
      <Mark>
        <Icon size={24} aria-hidden />
      </Mark>
      <Numeral aria-hidden>{index + 1}</Numeral>
      <Title>{title}</Title>
      <Body>{body}</Body>
    </>
  );
}

function Question({ title, body, open }: Promised & { open: boolean }) {
  return (
    <details open={open}>
      <Summary>
        <Title>{title}</Title>
        <ChevronDown size={24} aria-hidden />
      </Summary>
      <Opened>{body}</Opened>
    </details>
  );
}

function usePromises(seenBy: string): Promised[] {
  const { brand } = useShell();
  return [
    {
      icon: BadgeCheck,
      title: <FormattedMessage id="landing.honest-title" defaultMessage="You know who you’re meeting" />,
      body: (
        <FormattedMessage
          id="landing.honest-text"
          defaultMessage="Profiles that are not private individuals carry a label wherever they appear: {fictional}. Nobody likes or writes in a member’s name."
          values={{ fictional: brand.fictional.plural }}
        />
      ),
    },
    {
      icon: HandCoins,
      title: <FormattedMessage id="landing.price-title" defaultMessage="One-time prices, no subscription" />,
      body: (
        <FormattedMessage
          id="landing.price-text"
          defaultMessage="Searching and liking are free. Messages cost credits, which you buy when you want to. Unused credits can be returned for {days} days."
          values={{ days: brand.refundDays }}
        />
      ),
    },
    {
      icon: ShieldCheck,
      title: <FormattedMessage id="landing.leave-title" defaultMessage="You decide who sees you" />,
      body: (
        <>
          {seenBy}{' '}
          <FormattedMessage
            id="landing.leave-text"
            defaultMessage="Leaving is as easy as joining: you decide what stays and when you go."
          />
        </>
      ),
    },
  ];
}
