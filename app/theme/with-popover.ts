/**
 * `styled.button.withConfig(withPopover)`: a button that carries the browser's popover attributes. React 18 knows them in
 * lower case only, which styled-components takes for a mistake and warns of in development.
 */
export const withPopover = { shouldForwardProp: () => true };
