import { api } from '~/api-client/api';
import { isApplePhone, isInstalled } from '~/page/device';

/** Spec section 4: capable or not; subscribed, not subscribed or denied. Without a key nothing is offered. */
export type PushState = 'unsupported' | 'install-first' | 'not-configured' | 'denied' | 'off' | 'on';

const PATH = '/api/user.php?push=1';
/** Whose notifications this browser receives: anyone who logs in next has not agreed to any. */
const OWNER = 'push-member';

export const isPushCapable = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What holds for this browser and this member now. */
export async function readPushState(key: string | null, memberId: string): Promise<PushState> {
  if (key === null) return 'not-configured';
  if (!isPushCapable()) return isApplePhone() && !isInstalled() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  return subscription && Notification.permission === 'granted' && owner() === memberId ? 'on' : 'off';
}

/** Asks the browser, which asks the member, and tells the server. Only in response to a press. */
export async function turnPushOn(key: string, memberId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(key, memberId);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const usable = old && hasKey(old, key) ? old : null;
  if (old && !usable) await old.unsubscribe();
  const subscription = usable ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await store(subscription, old === usable ? undefined : old?.endpoint);
  setOwner(memberId);
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await currentSubscription();
  setOwner(null);
  if (!subscription) return 'off';
  await subscription.unsubscribe();
  await api.send('POST', PATH, { subscription: null, previous: subscription.endpoint });
  return 'off';
}

/**
 * After a login, brings browser and server together: the same member’s subscription goes on in the new session, and that
 * of anybody else ends.
 */
export async function renewPush(key: string | null, memberId: string): Promise<void> {
  if (!isPushCapable()) return;
  const subscription = await currentSubscription();
  if (!subscription) return;
  if (owner() !== memberId || key === null || Notification.permission !== 'granted') {
    await subscription.unsubscribe();
    setOwner(null);
    return;
  }
  if (hasKey(subscription, key)) await store(subscription);
  else await turnPushOn(key, memberId);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const store = (subscription: PushSubscription, previous?: string): Promise<unknown> =>
  api.send('POST', PATH, { subscription: subscription.toJSON(), previous });

/** The operator may have changed the keys: then the push service refuses every message. */
function hasKey({ options }: PushSubscription, key: string): boolean {
  const used = options?.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

function owner(): string | null {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

function setOwner(memberId: string | null): void {
  try {
    if (memberId === null) localStorage.removeItem(OWNER);
    else localStorage.setItem(OWNER, memberId);
  } catch {
    // Without storage the member is asked again after the next login.
  }
}
