import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Names under which files ask for Chinese fonts that they do not bring along, and the names of last resort. */
const families = [
  'STSong-Light',
  'STSong',
  'STHeiti',
  'STKaiti',
  'STFangsong',
  'SimSun',
  'NSimSun',
  'SimHei',
  'KaiTi',
  'FangSong',
  'KaiTi_GB2312',
  'FangSong_GB2312',
  'Microsoft YaHei',
  'MicrosoftYaHei',
  'DengXian',
  'Adobe Song Std',
  'AdobeSongStd-Light',
  'Adobe Heiti Std',
  'MSung-Light',
  'HeiseiMin-W3',
  'PingFang SC',
  'Source Han Sans SC',
  'Source Han Serif SC',
  'serif',
  'sans-serif',
  'monospace',
];

const FAMILY = 'Noto Sans SC';

let isDone = false;

/** Makes Chinese text visible in pages whose fonts are not embedded. The font ships with the program. */
export const registerPageFonts = (): void => {
  if (isDone) return;
  isDone = true;
  const require = createRequire(import.meta.url);
  for (const subset of ['chinese-simplified', 'latin']) {
    const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-${subset}-400-normal.woff2`;
    GlobalFonts.register(readFileSync(require.resolve(file)), FAMILY);
  }
  for (const family of families) GlobalFonts.setAlias(FAMILY, family);
};
