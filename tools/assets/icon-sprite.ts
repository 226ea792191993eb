import { readFileSync, writeFileSync } from 'node:fs';
import { spriteOf } from './sprite/sprite';

/** Writes app/ui/Icon/icons.svg, one file with the drawings of all icons that app/ui/Icon/icons.ts names. */
const source = readFileSync('app/ui/Icon/icons.ts', 'utf8');
const names = [...source.matchAll(/makeIcon\('(\w+)'\)/g)].map(([, name]) => name!);
writeFileSync('app/ui/Icon/icons.svg', spriteOf(names));
