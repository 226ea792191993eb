import type { Decorator } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Page } from '~/ui/Layout/Layout';

/** Shows the component as its route does: inside a page of this width. */
export const inPage =
  (width: ComponentProps<typeof Page>['$width']): Decorator =>
  (Story) => (
    <Page $width={width}>
      <Story />
    </Page>
  );
