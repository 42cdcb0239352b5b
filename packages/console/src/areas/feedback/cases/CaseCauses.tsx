import { caseCauses } from '@console/api/contract';
import { ifKnown, lookUp } from '@console/base';
import { BarList } from '@console/ui/bar-list';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useCaseWords } from './caseWords.js';

interface CauseCount {
  /** Null: none is known. */
  cause: string | null;
  count: number;
  reopened: number;
}

/** Which causes come again and again; each leads to its cases in the list. */
export const CaseCauses = ({ causes }: { causes: readonly CauseCount[] }) => {
  const words = useCaseWords();
  const [get, set] = useQueryState();
  const chosen = get('cause');
  const keyOf = ({ cause }: CauseCount): string => (cause === null ? 'none' : ifKnown(caseCauses, cause, 'none'));
  return (
    <BarList
      title={words.causesOf}
      rows={causes}
      rowKey={keyOf}
      name={{
        title: words.cause,
        cell: ({ cause }) => (cause === null ? words.noCause : lookUp(words.causes, cause, cause)),
      }}
      value={{ title: words.cases, of: ({ count }) => count }}
      more={[{ key: 'reopened', title: words.cameBack, cell: ({ reopened }) => reopened.toLocaleString() }]}
      {...(chosen !== undefined && { selected: chosen })}
      onSelect={(row) => {
        const key = keyOf(row);
        set({ cause: key === chosen ? undefined : key, current: undefined }, { push: true });
      }}
    />
  );
};
