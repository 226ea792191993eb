/** `manifest.json` beside the compiled catalogues: maps language, feature and niche prefix to a file. */
export interface CatalogueManifest {
  /** By language and niche prefix, the file that names the files of all features: `{ nl: { none: 'nl/index.….json' } }` */
  indexes: Record<string, Record<string, string>>;
  /** `{ nl: { chat: { none: 'nl/chat.0a1b2c3d4e.json', bdsm: … } } }` */
  languages: Record<string, Record<string, Record<string, string>>>;
}

/** The URL path of the folder with the compiled catalogues. */
export const CATALOGUE_BASE = '/i18n/';
