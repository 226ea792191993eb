/**
 * `styled.button.withConfig(withPopover)`: a button with the browser's popover attributes. React 18 knows them in lower
 * case only, which styled-components takes for a mistake and warns about in development.
 */
export const withPopover = { shouldForwardProp: () => true };
