import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface CommandPaletteState {
  readonly open: boolean;
  readonly query: string;
  readonly onOpenChange: (open: boolean) => void;
  readonly onQueryChange: (query: string) => void;
}

/** Calls back on Ctrl K and, on a Mac, Command K, wherever the focus is. */
export const useSearchKey = (onPress: (() => void) | undefined): void => {
  const press = useEffectEvent(() => onPress?.());
  const active = onPress !== undefined;
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.isComposing) return;
      // The browser's own search bar.
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active]);
};

/** Whether the palette is open and what is typed in it: empty again at each opening. */
export const useCommandPalette = (): CommandPaletteState => {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  return {
    open,
    query,
    onOpenChange: useCallback((next) => {
      if (next) setQuery('');
      setOpen(next);
    }, []),
    onQueryChange: setQuery,
  };
};
