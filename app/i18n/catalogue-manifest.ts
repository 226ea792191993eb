/** `manifest.json` beside the compiled catalogues: language, feature and niche prefix to file. */
export interface CatalogueManifest {
  /** `{ nl: { chat: { none: 'nl/chat.0a1b2c3d4e.json', bdsm: … } } }` */
  languages: Record<string, Record<string, Record<string, string>>>;
}

/** Where the browser finds the folder of the compiled catalogues. */
export const CATALOGUE_BASE = '/i18n/';
