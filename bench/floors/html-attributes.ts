import type { HtmlElement } from './html-tree';

/** HTML's names as React's, where React treats the property in a way of its own. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  minlength: 'minLength',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  autocomplete: 'autoComplete',
  autofocus: 'autoFocus',
  crossorigin: 'crossOrigin',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  enctype: 'encType',
  inputmode: 'inputMode',
  'http-equiv': 'httpEquiv',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
};
const BOOLEANS = new Set(
  'async autofocus autoplay checked controls default defer disabled hidden loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);

/** The attributes of an element as React takes them. */
export function reactProps({ tag, attributes }: HtmlElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (BOOLEANS.has(name) && value === '') props[NAMES[name] ?? name] = true;
    else if (tag === 'input' && name === 'value') props.defaultValue = value;
    else props[NAMES[name] ?? name] = value;
  }
  if (tag === 'input' && 'checked' in props) {
    props.defaultChecked = props.checked;
    delete props.checked;
  }
  return props;
}
