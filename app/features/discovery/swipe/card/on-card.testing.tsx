import type { ComponentType } from 'react';
import { Card, Stack } from '../SwipeStackParts';

/** A decorator of stories: what they show fills the top card of the deck. */
export const onCard = (Story: ComponentType) => (
  <Stack>
    <Card data-depth={0} $live>
      <Story />
    </Card>
  </Stack>
);
