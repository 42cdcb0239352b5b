import { Notice } from '@console/ui/states';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { useImportWords } from './importWords.js';

export interface StoredTriplesProps {
  id: string;
  count: number;
}

/** What was stored waits to be reviewed, and the way there. */
export const StoredTriples = ({ id, count }: StoredTriplesProps) => {
  const words = useImportWords();
  const go = useTabNavigate();
  return (
    <Notice tone="info" action={{ label: words.review, onClick: () => go('tripleTaskDetail', { importId: id }) }}>
      {words.stored(count)}
    </Notice>
  );
};
