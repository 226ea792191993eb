import { z } from 'zod';
import { messageId } from '~/i18n/message-id';
import { readSections, type PatchedSection } from '~/features/profiles/edit/profile-edit.service.server';
import { echoValues, formProblem, type ParsedForm } from '~/server/response/respond.server';
import type { FlowStep } from './flow-steps';

/** The button that was pressed: Enter and a client without one mean `next`. */
export const intentSchema = z.enum(['next', 'back', 'skip', 'later']).catch('next');
export type FlowIntent = z.output<typeof intentSchema>;

export const readIntent = (form: FormData): FlowIntent => intentSchema.parse(form.get('intent'));

/** The sections of the profile of which each step consists. Photos have forms of their own. */
export const SECTIONS: Record<FlowStep, readonly PatchedSection['section'][]> = {
  1: [],
  2: ['location'],
  3: ['personal', 'traits'],
  4: ['notes'],
};

interface StepRules {
  /** The member's e-mail address. */
  email: string;
  brand: string;
  countries: readonly string[];
  /** The member has agreed that their orientation is stored and shown. */
  sensitive: boolean;
  hasContact: (text: string) => boolean;
  /** Whether what a step asks of everybody must be there; not on the way back. */
  required: boolean;
}

/** Validates a step by the rules of the own profile, and reports the problems of all its fields. */
export function readStep(step: FlowStep, form: FormData, rules: StepRules): ParsedForm<PatchedSection[]> {
  const typed = echoValues(form);
  // The name was chosen with the account and is no part of this form.
  const { name: _, ...values } = typed;
  // On the way back nothing is demanded; an orientation without consent is not stored.
  if (!rules.required && !rules.sensitive && !values['sensitive']) delete values['sexuality'];
  const read = readSections(values, SECTIONS[step], rules);
  if (step !== 3 || !rules.required || values['gender']) {
    return read.ok ? read : { ok: false, problem: { ...read.problem, values: typed } };
  }
  const missing = { gender: [{ id: messageId('joining.gender-missing') }] };
  return { ok: false, problem: formProblem({ ...(read.ok ? {} : read.problem.fieldErrors), ...missing }, typed) };
}
