import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import type { Landing } from '~/theme/theme';
import { BadgeCheck, ChevronDown, HandCoins, ShieldCheck } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';
import { Body, Exactly, Item, List, Mark, Numeral, Opened, Section, Summary, Title } from './PromisesParts';

interface Promised {
  icon: Icon;
  title: ReactNode;
  body: ReactNode;
  /** What not everybody wants to read, behind a line of its own. */
  exactly?: ReactNode;
}

export interface PromisesProps {
  landing: Landing;
  /** Who exactly may see a profile here, as a sentence. */
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
function Said({ icon: Icon, title, body, exactly, index }: Promised & { index: number }) {
  return (
    <>
      <Mark>
        <Icon size={24} aria-hidden />
      </Mark>
      <Numeral aria-hidden>{index + 1}</Numeral>
      <Title>{title}</Title>
      <Body>
        <p>{body}</p>
        {exactly}
      </Body>
    </>
  );
}

function Question({ title, body, exactly, open }: Promised & { open: boolean }) {
  return (
    <details open={open}>
      <Summary>
        <Title>{title}</Title>
        <ChevronDown size={24} aria-hidden />
      </Summary>
      <Opened>
        <p>{body}</p>
        {exactly}
      </Opened>
    </details>
  );
}

function usePromises(seenBy: string): Promised[] {
  const { brand } = useShell();
  const { direct, partner, landings } = brand.seenBy;
  const toVisitors = direct !== 'none' || partner !== 'none' || landings;
  return [
    {
      icon: BadgeCheck,
      title: <FormattedMessage id="landing.honest-title" defaultMessage="You know who is who" />,
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
      title: toVisitors ? (
        <FormattedMessage id="landing.leave-title" defaultMessage="You decide whether visitors see you" />
      ) : (
        <FormattedMessage id="landing.members-title" defaultMessage="Only members see you" />
      ),
      body: (
        <>
          {toVisitors ? (
            <FormattedMessage
              id="landing.seen-chosen"
              defaultMessage="Members who are logged in see your profile; visitors see something of you only if you let them."
            />
          ) : (
            <FormattedMessage
              id="landing.seen-members"
              defaultMessage="Your profile is shown only to members who are logged in."
            />
          )}{' '}
          <FormattedMessage
            id="landing.leave-text"
            defaultMessage="Leaving is as easy as joining: you decide what stays and when you go."
          />
        </>
      ),
      exactly: toVisitors ? (
        <Exactly>
          <summary>
            <FormattedMessage id="landing.seen-exactly" defaultMessage="Who sees what" />
          </summary>
          <p>{seenBy}</p>
        </Exactly>
      ) : undefined,
    },
  ];
}
