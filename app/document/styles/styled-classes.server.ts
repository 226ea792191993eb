import { styled } from 'styled-components';

type Part = string | ((props: object) => unknown) | false | null | undefined;

interface Sheet {
  hasNameForId(id: string, name: string): boolean;
}

/** The inner object of a styled component that gives each element its classes. */
interface ComponentStyle {
  rules: readonly unknown[];
  componentId: string;
  baseStyle?: ComponentStyle | undefined;
  generateAndInjectStyles(props: object, sheet: Sheet, stylis: unknown): string;
}

/** The dynamic parts of a component's CSS, and the class for each set of their values. */
interface Plan {
  dynamic: readonly ((props: object) => unknown)[];
  names: Map<string, string>;
}

const MOST_NAMES = 200;
/** Stands in no CSS. */
const END = '\u0000';

const plans = new WeakMap<ComponentStyle, Plan | null>();

function prototypeOfStyles(): ComponentStyle {
  const { componentStyle } = styled.i`` as unknown as { componentStyle: ComponentStyle };
  return Object.getPrototypeOf(componentStyle) as ComponentStyle;
}

/**
 * styled-components puts the CSS of a component together for each element, one or two thousand characters, and finds
 * its class by them. Only the values of the dynamic parts tell the classes of a component apart, so here the class is
 * found by those, for half of the time. Whatever is not plain (keyframes, CSS within CSS) goes the usual way. Returns a
 * function that takes the change back.
 */
export function findClassesByValues(): () => void {
  const prototype = prototypeOfStyles();
  const usual = prototype.generateAndInjectStyles;
  prototype.generateAndInjectStyles = function classesOf(this: ComponentStyle, props, sheet, stylis): string {
    const plan = planOf(this);
    const values = plan ? valuesOf(plan, props) : undefined;
    if (!plan || values === undefined) return usual.call(this, props, sheet, stylis);
    const base = this.baseStyle ? this.baseStyle.generateAndInjectStyles(props, sheet, stylis) : '';
    const known = plan.names.get(values);
    if (known !== undefined && (known === '' || sheet.hasNameForId(this.componentId, known))) return join(base, known);
    const classes = usual.call(this, props, sheet, stylis);
    if (plan.names.size >= MOST_NAMES) plan.names.clear();
    plan.names.set(values, base === '' ? classes : classes.slice(base.length + 1));
    return classes;
  };
  return () => {
    prototype.generateAndInjectStyles = usual;
  };
}

const join = (base: string, name: string) => (base === '' || name === '' ? base + name : `${base} ${name}`);

function planOf(style: ComponentStyle): Plan | null {
  let plan = plans.get(style);
  if (plan === undefined) {
    const rules = style.rules as readonly Part[];
    const isPlain = rules.every((rule) => !rule || typeof rule === 'string' || typeof rule === 'function');
    plan = isPlain ? { dynamic: rules.filter((rule) => typeof rule === 'function'), names: new Map() } : null;
    plans.set(style, plan);
  }
  return plan;
}

/** The values of the dynamic parts as one text; undefined if one of them is more than a text. */
function valuesOf({ dynamic }: Plan, props: object): string | undefined {
  let values = '';
  for (const part of dynamic) {
    const value = part(props);
    if (typeof value === 'string' || typeof value === 'number') values += value;
    else if (Array.isArray(value) && value.every((item) => typeof item === 'string')) values += value.join('');
    else if (value !== undefined && value !== null && value !== false) return undefined;
    values += END;
  }
  return values;
}
