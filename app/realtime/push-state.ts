/** Whether this browser gets push messages, which make asking often needless. Failures read as no. */
export async function isPushSubscribed(worker: ServiceWorkerContainer | undefined): Promise<boolean> {
  try {
    const registration = await worker?.getRegistration();
    return Boolean(await registration?.pushManager?.getSubscription());
  } catch {
    return false;
  }
}
