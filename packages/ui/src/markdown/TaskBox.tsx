import { useWords } from '../locale/useWords.js';

/** The box of a task list's item. It only shows. */
export const TaskBox = ({ checked }: { checked: boolean }) => {
  const words = useWords('markdown');
  return <input type="checkbox" checked={checked} readOnly disabled aria-label={checked ? words.done : words.open} />;
};
