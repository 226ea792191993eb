/** React 18 knows the popover attributes in lower case only, which styled-components takes for a mistake. */
export const withPopover = { shouldForwardProp: () => true };
