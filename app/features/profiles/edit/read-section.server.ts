import { echoValues, fieldErrorsOf, formProblem, readForm, type ParsedForm } from '~/server/response/respond.server';
import { sectionSchema, type EditRules, type SectionInput } from './profile-edit.schema.server';

/**
 * Reads and validates the form of a section. Several ticked interests are joined by commas, as API clients send them.
 */
export async function readSection(request: Request, rules: EditRules): Promise<ParsedForm<SectionInput>> {
  const form = await readForm(request);
  const ticked = form.getAll('interests').filter((value) => typeof value === 'string');
  if (ticked.length > 1) form.set('interests', ticked.join(','));
  const values = echoValues(form);
  const parsed = sectionSchema(rules).safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: formProblem(fieldErrorsOf(parsed.error), values) };
}
