import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';

/** The box of a task list's item. It only shows. */
export const TaskBox = ({ checked }: { checked: boolean }) => {
  const words = useWords(markdownWords);
  return <input type="checkbox" checked={checked} readOnly disabled aria-label={checked ? words.done : words.open} />;
};
