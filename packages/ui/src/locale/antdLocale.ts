import antdEn from 'antd/locale/en_US.js';
import antdZh from 'antd/locale/zh_CN.js';
import type { ConfigProviderProps } from 'antd';
import type { Language } from './useWords.js';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** antd's words come as a CommonJS module: what a bundler unwraps, plain Node hands out wrapped. */
const unwrapped = (imported: AntdLocale | { default: AntdLocale }): AntdLocale =>
  'default' in imported ? imported.default : imported;

/** antd's own words in a built-in language. */
export const antdLocaleOf = (language: Language): AntdLocale => unwrapped(language === 'zh-CN' ? antdZh : antdEn);
