import type { ThemeRegistry } from '~/theme/theme-registry';
import { checkAssets } from './check/assets';
import { checkLanderCode } from './check/code';
import { checkContrast, type BrandTheme } from './check/contrast';
import { checkData } from './check/data';
import { checkLanguages } from './check/languages';
import { checkProjectRules, type Lint } from './check/project-rules';
import { checkScript } from './check/script';
import { checkTemplateWords } from './check/template-words';
import { checkVariants } from './check/variants';
import { checkWording } from './check/wording';
import type { Finding } from './finding';
import { type LanderFolder, landerNames, readLanderFolder } from './lander-folder';
import { readThemes } from './read-themes';

export interface CheckedLander {
  name: string;
  findings: Finding[];
}

/** Everything that can be checked of landers without running them, for all landers or those named. */
export async function checkLanders(
  directory: string,
  brands: readonly BrandTheme[],
  wanted: readonly string[] = [],
  lint?: Lint,
): Promise<CheckedLander[]> {
  const names = wanted.length > 0 ? wanted : await landerNames(directory);
  const themes = await readThemes();
  const folders: LanderFolder[] = [];
  for (const name of names) folders.push(await readLanderFolder(directory, name));
  const ofRules = checkProjectRules(folders, lint);
  const checked: CheckedLander[] = [];
  for (const folder of folders) {
    const own = await checkLander(folder, brands, themes);
    checked.push({ name: folder.name, findings: [...own, ...(ofRules.get(folder.name) ?? [])] });
  }
  return checked;
}

async function checkLander(
  folder: LanderFolder,
  brands: readonly BrandTheme[],
  themes: ThemeRegistry,
): Promise<Finding[]> {
  const { lander } = folder;
  return [
    ...checkData(folder),
    ...(lander
      ? [
          ...checkLanguages(lander),
          ...checkVariants(lander),
          ...checkWording(lander),
          ...checkTemplateWords(lander),
          ...checkContrast(lander, brands, themes),
        ]
      : []),
    ...checkAssets(folder),
    ...checkLanderCode(folder),
    ...(await checkScript(folder)),
  ];
}
