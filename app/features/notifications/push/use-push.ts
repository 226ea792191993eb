import { useCallback, useEffect, useState } from 'react';
import { useShell } from '~/page/use-shell';
import { readPushState, turnPushOff, turnPushOn, type PushState } from './browser-push';

export interface Push {
  /** Undefined until the browser has said it. */
  state: PushState | undefined;
  busy: boolean;
  failed: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** Push notifications on this device, for the member who is logged in. */
export function usePush(): Push {
  const { user, app } = useShell();
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const key = app?.pushKey ?? null;
  const memberId = user?.id;
  useEffect(() => {
    let unmounted = false;
    if (memberId === undefined) return undefined;
    readPushState(key, memberId).then(
      (found) => !unmounted && setState(found),
      () => !unmounted && setState('unsupported'),
    );
    return () => {
      unmounted = true;
    };
  }, [key, memberId]);
  const change = useCallback((work: () => Promise<PushState>) => {
    setBusy(true);
    setFailed(false);
    work()
      .then(setState, () => setFailed(true))
      .finally(() => setBusy(false));
  }, []);
  const turnOn = useCallback(() => {
    if (key !== null && memberId !== undefined) change(() => turnPushOn(key, memberId));
  }, [change, key, memberId]);
  const turnOff = useCallback(() => change(turnPushOff), [change]);
  return { state, busy, failed, turnOn, turnOff };
}
