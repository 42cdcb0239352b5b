import { SearchOutlined } from '@ant-design/icons';
import { useOfBrowser } from '../hydrated/useHydrated.js';
import { useWords } from '../locale/useWords.js';
import { shellWords } from './locale.js';
import { Finder as Field } from './TopBar.styles.js';

const shortcut = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

/** Looks like the search field that it opens. */
export const Finder = ({ onSearch, touch = false }: { onSearch: () => void; touch?: boolean }) => {
  const words = useWords(shellWords);
  const keys = useOfBrowser(shortcut) ?? 'Ctrl K';
  return (
    <Field type="button" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={onSearch}>
      <SearchOutlined aria-hidden />
      <span>{words.search}</span>
      {!touch && <kbd aria-hidden="true">{keys}</kbd>}
    </Field>
  );
};
