import { useResolvedTheme } from '@console/ui/provider';
import { darkTokens, lightTokens } from '@console/ui/theme';
import { useEffect } from 'react';
import { usePreferences } from '../state/preferences.js';

/** The page around the program: its ground, and what the browser draws itself, such as scroll bars. */
export const DocumentTheme = () => {
  const { theme, language } = usePreferences();
  const mode = useResolvedTheme(theme);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const { canvas, text } = mode === 'dark' ? darkTokens : lightTokens;
    document.documentElement.style.colorScheme = mode;
    document.body.style.background = canvas;
    document.body.style.color = text;
  }, [mode]);
  return null;
};
