import { createHash } from 'node:crypto';
import type { MemberRow } from '~db/schema/member';
import { sectionNames, type SectionName } from './profile-edit';

/** The columns that the form of each section shows and changes. */
const columnsOf = {
  prompts: ['prompts'],
  notes: ['about', 'looking_for'],
  interests: ['interests'],
  location: ['country', 'region_id', 'city'],
  personal: ['name', 'seeks', 'relationship_status', 'tattoos'],
  traits: ['gender', 'sexuality', 'hair_color', 'eye_color', 'body_type'],
} as const satisfies Record<SectionName, readonly (keyof MemberRow)[]>;

/** Equal for equal sections. A hash, because it stands in pages and says nothing to anyone who reads it there. */
export function versionsOf(row: MemberRow): Record<SectionName, string> {
  const version = (name: SectionName) =>
    createHash('sha256')
      .update(JSON.stringify(columnsOf[name].map((column) => row[column])))
      .digest('base64url')
      .slice(0, 12);
  return Object.fromEntries(sectionNames.map((name) => [name, version(name)])) as Record<SectionName, string>;
}
