import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter, type RecordFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { linkTo } from '../../../navigation/address.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePromptWords } from './promptWords.js';
import { type PromptRow, usePromptRows } from './usePromptRows.js';

const column = columnsOf<PromptRow>();
const scopes = ['own', 'standard'] as const;
/** Bases that the filter offers. */
const OFFERED = 200;

interface Filter {
  scope?: 'own' | 'standard' | 'all';
  knowledgeBaseId?: string;
}

const usePromptList = recordListHook<PromptRow, Filter>({ kind: 'promptConfig', usePage: usePromptRows });

/** All bases with what counts for each, those changed last first. */
export const PromptBases = () => {
  const words = usePromptWords();
  const open = useTabNavigate();
  const bases = usePageKnowledgeBases({ current: 1, size: OFFERED });
  const ofBase: RecordFilter<Filter> = {
    key: 'of',
    label: words.base,
    known: 'id',
    options: (bases.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    toInput: (knowledgeBaseId) => ({ knowledgeBaseId }),
  };
  const ofScope = enumFilter<'own' | 'standard', Filter>({
    key: 'scope',
    label: words.scope,
    values: scopes,
    words: words.scopes,
    toInput: (scope) => ({ scope }),
  });
  const hasPrompts = ({ systemPrompt, answerPrompt, emptyAnswer }: PromptRow) =>
    [systemPrompt, answerPrompt, emptyAnswer].some((text) => text !== '');
  const list = usePromptList({
    filters: [ofScope, ofBase],
    columns: [
      column.text('knowledgeBaseName', words.base, (row) => row.knowledgeBaseName, { mobile: 'first', sortable: true }),
      column.status(
        'scope',
        words.scope,
        ({ version, updateTime }) =>
          updateTime === null ? (
            <Status tone="off">{words.scopes.standard}</Status>
          ) : (
            <Status tone="ok">{`${words.scopes.own} · ${words.version(version)}`}</Status>
          ),
        { width: 168 },
      ),
      column.count('topK', words.fields.topK, ({ topK }) => topK, { width: 88 }),
      column.count('scoreThreshold', words.fields.scoreThreshold, (row) => row.scoreThreshold, { width: 112 }),
      column.count('vectorWeight', words.fields.vectorWeight, ({ vectorWeight }) => vectorWeight, { width: 104 }),
      column.text('prompts', words.prompts, (row) => (hasPrompts(row) ? words.ownPrompts : words.standardPrompts), {
        width: 96,
        mobile: 'second',
      }),
      column.text('updatedBy', words.by, ({ updatedBy }) => updatedBy, { width: 120, quiet: true }),
      column.time('updateTime', words.changed, ({ updateTime }) => updateTime),
    ],
  });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      rowName={(row) => row.knowledgeBaseName}
      hrefOf={({ id }) => linkTo('promptConfig', { base: id })}
      searchHint={words.search}
      actions={({ id }) => [
        { key: 'open', label: words.open, onClick: () => open('promptConfig', { base: id }) },
        { key: 'versions', label: words.versions, onClick: () => open('promptConfig', { base: id, tab: 'versions' }) },
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    />
  );
};
