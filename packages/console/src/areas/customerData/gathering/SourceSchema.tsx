import type { GatherProperty, GatherValueType } from '@console/api/contract';
import { useJudgeGatherProperty, useReadGatherSchema } from '@console/api/hooks/dataGather';
import { SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Checkbox } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useGatherWords } from './gatherWords.js';
import { Bar, Wide } from './gathering.styles.js';
import { useSchemaColumns } from './useSchemaColumns.js';

const known: readonly string[] = ['text', 'number', 'boolean'] satisfies GatherValueType[];
const isKnown = (type: string): type is GatherValueType => known.includes(type);

const isCalm = ({ drift }: GatherProperty): boolean => drift === 'none';

/** What the events of a source carry: new and missing properties stand out, and are accepted or warned of. */
export const SourceSchema = ({ sourceId }: { sourceId: string }) => {
  const words = useGatherWords();
  const act = useAction();
  const [get, set] = useQueryState();
  const onlyDrift = get('drift') === '1';
  const { run: judge } = useJudgeGatherProperty();
  const { state } = useReadGatherSchema({ id: sourceId });
  const say = ({ eventName, propertyName, valueType }: GatherProperty, accepted: boolean) =>
    isKnown(valueType) &&
    void act({
      run: () => judge({ id: sourceId, eventName, propertyName, valueType, accepted }),
      done: accepted ? words.accepted : words.warned,
    });
  const columns = useSchemaColumns(say);
  const nothing = <EmptyState title={words.noSchema} description={words.noSchemaText} />;
  const calm = <EmptyState title={words.noDrift} />;
  return (
    <>
      <Bar>
        <Checkbox checked={onlyDrift} onChange={({ target }) => set({ drift: target.checked ? '1' : undefined })}>
          {words.onlyDrift}
        </Checkbox>
      </Bar>
      <AsyncView
        value={state}
        what={words.tabs.schema}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={(list) => (list.length === 0 ? nothing : onlyDrift && list.every(isCalm) ? calm : null)}
      >
        {(list) => (
          <Wide tabIndex={0} role="region" aria-label={words.tabs.schema}>
            <SimpleTable
              rows={list.filter((property) => !onlyDrift || !isCalm(property))}
              rowKey={({ eventName, propertyName, valueType }) => `${eventName} ${propertyName} ${valueType}`}
              columns={columns}
            />
          </Wide>
        )}
      </AsyncView>
    </>
  );
};
