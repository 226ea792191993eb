/**
 * Whether this browser gets push messages, so that polling can be less frequent. False when that cannot be found out.
 */
export async function isPushSubscribed(worker: ServiceWorkerContainer | undefined): Promise<boolean> {
  try {
    const registration = await worker?.getRegistration();
    return Boolean(await registration?.pushManager?.getSubscription());
  } catch {
    return false;
  }
}
