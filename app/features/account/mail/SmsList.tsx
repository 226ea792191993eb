import { FormattedDate, FormattedMessage } from 'react-intl';
import { Card } from '~/ui/Card/Card';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Inbox } from '~/ui/Icon/icons';
import { Stack } from '~/ui/Layout/Layout';
import type { SmsEntry } from './sms-inbox.service.server';

/** The text messages that a brand would have sent, for the development inbox. */
export function SmsList({ messages }: { messages: readonly SmsEntry[] }) {
  if (messages.length === 0) {
    return (
      <EmptyState
        illustration={<Inbox size={48} aria-hidden />}
        title={
          <FormattedMessage
            id="dev.sms-empty"
            defaultMessage="No text message yet. Pay by direct debit on this brand, and the code appears here."
          />
        }
      />
    );
  }
  return (
    <Stack $gap={2}>
      {messages.map(({ id, from, to, text, sentAt }) => (
        <Card key={id} $pad="md">
          <Stack $gap={1}>
            <span>{text}</span>
            <span className="quiet">
              {from} → {to} · <FormattedDate value={sentAt} dateStyle="medium" timeStyle="short" />
            </span>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
