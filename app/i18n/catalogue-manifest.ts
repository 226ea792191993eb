/** `manifest.json` beside the compiled catalogues: maps language, feature and niche prefix to a file. */
export interface CatalogueManifest {
  /** `{ nl: { chat: { none: 'nl/chat.0a1b2c3d4e.json', bdsm: … } } }` */
  languages: Record<string, Record<string, Record<string, string>>>;
}

/** The URL path of the folder with the compiled catalogues. */
export const CATALOGUE_BASE = '/i18n/';
