/** The outbox topic of an archive to be made. Its lease is renewed while it runs; after a crash it runs again. */
export const MAKE_EXPORT_TOPIC = 'export.make';
export interface MakeExportPayload {
  id: string;
  member_id: string;
  mail_id: string;
}

/** The outbox topic of an archive that is ready; its handler mails the member. */
export const EXPORT_READY_TOPIC = 'export.ready';
export type ExportReadyPayload = MakeExportPayload;
