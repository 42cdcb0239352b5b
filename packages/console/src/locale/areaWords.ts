import { usePreferences } from '../state/preferences.js';

/** Makes the hook of an area's own words, which are loaded with its pages and not before. */
export const areaWords =
  <Words>(zh: Words, en: Words) =>
  (): Words =>
    usePreferences().language === 'en-US' ? en : zh;
