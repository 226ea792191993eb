import { problem, type Finding } from '../finding';
import type { CodeFacts } from './code-facts';

const CONTROLS = ['MotionSwitch', 'FilmToggle'];

/** WCAG 2.2.2: what moves by itself must stop within five seconds, or the page must offer a way to stop it. */
export function motionFindings(code: readonly (readonly [string, string])[], facts: Map<string, CodeFacts>): Finding[] {
  if ([...facts.values()].some(({ names }) => CONTROLS.some((control) => names.has(control)))) return [];
  return code.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      if (!/\banimation\b.*\binfinite\b|\banimation-iteration-count:\s*infinite\b/.test(line)) return [];
      const mend = 'Let it end within five seconds, or add a <MotionSwitch>, which stops it.';
      return [problem(file, `line ${at + 1}`, 'moves without end, and a visitor cannot stop it', mend)];
    }),
  );
}
