import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DomainError } from '~/contract/problem';
import { api } from '~/api-client/api';
import type { GiftId } from './gift-catalogue';
import { sendProblemOf } from '../send-queue/outgoing';
import { newRequestKey } from '../send-queue/request-key';
import { showSent } from '../send-queue/show-sent';

export interface SendGift {
  busy: boolean;
  error: DomainError | null;
  send: (gift: GiftId) => void;
}

/** While the outcome is unknown, another attempt with the same gift uses the same key, so that it arrives once. */
export function useSendGift(conversation: string, onSent: () => void): SendGift {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<DomainError | null>(null);
  const tried = useRef<{ gift: GiftId; key: string }>();

  const deliver = async (gift: GiftId) => {
    setBusy(true);
    setError(null);
    if (tried.current?.gift !== gift) tried.current = { gift, key: newRequestKey() };
    const { key } = tried.current;
    try {
      const sent = await api.send('POST', '/api/messages.php', { conversation, gift, request_key: key }, key);
      tried.current = undefined;
      showSent(client, sent);
      onSent();
    } catch (error) {
      const known = sendProblemOf(error);
      if (known) tried.current = undefined;
      setError(known?.error ?? { code: 'chat.gift-not-sent', values: {} });
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, send: (gift) => void deliver(gift) };
}
