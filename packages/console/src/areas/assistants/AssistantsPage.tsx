import { type Assistant, listAssistantVersions } from '@console/api/contract';
import { usePageAssistants, useReadAssistantChoices, useRemoveAssistants } from '@console/api/hooks/assistants';
import { useOffered } from '@console/api/hooks/useOffered';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { useAssistantWords } from './assistantWords.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useMemo } from 'react';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { AssistantDrawer } from './AssistantDrawer.js';
import { AssistantVersions } from './AssistantVersions.js';

const column = columnsOf<Assistant>();

const useAssistantList = recordListHook({
  kind: 'assistant',
  usePage: usePageAssistants,
  one: (id) => ({ idList: [id] }),
});

export default function AssistantsPage() {
  const separator = useSeparator();
  const words = useAssistantWords();
  const { menuName } = useDictionary();
  const open = useTabNavigate();
  const onOff = useEnabledList();
  const updated = useUpdatedColumn();
  const ask = useRemove();
  const remove = useRemoveAssistants();
  const [query, setQuery] = useQueryState();
  const historyOf = idIn(query('history'));
  const hasVersions = useOffered(listAssistantVersions);
  const shown = usePageAssistants(historyOf === undefined ? null : { current: 1, size: 1, idList: [historyOf] });
  const past = historyOf === undefined ? undefined : shown.data?.list[0];
  const choices = useReadAssistantChoices(
    past === undefined ? null : { knowledgeBaseIds: past.knowledgeBases.map(({ id }) => id) },
  );
  const names = useMemo(() => {
    const { models = [], functions = [] } = choices.data ?? {};
    return new Map([...models, ...functions].map(({ id, name }) => [id, name] as const));
  }, [choices.data]);
  const nameOf = ({ assistantName }: Assistant) => menuName(assistantName);
  const basesOf = ({ knowledgeBases }: Assistant) =>
    knowledgeBases.map(({ name }) => name).join(separator) || words.none;
  const list = useAssistantList({
    filters: [onOff.filter],
    columns: [
      column.text('name', words.name, nameOf, { width: 200, mobile: 'first' }),
      column.text('bases', words.bases, basesOf, { mobile: 'second' }),
      column.text('description', words.description, ({ description }) => description, { quiet: true }),
      onOff.column,
      updated,
    ],
  });

  const onRemove = (assistant: Assistant) =>
    ask({
      title: words.removeTitle(nameOf(assistant)),
      text: words.removeText,
      run: () => remove.run({ idList: [assistant.id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.create, onClick: () => void list.record.show('new') }}
      rowName={nameOf}
      searchHint={words.search}
      actions={(assistant) => [
        { key: 'edit', label: words.edit, onClick: () => void list.record.show(assistant.id) },
        { key: 'chat', label: words.chat, onClick: () => open('chatAI', { assistant: assistant.id }) },
        ...(hasVersions
          ? [
              {
                key: 'versions',
                label: words.versions,
                onClick: () => setQuery({ history: assistant.id }, { push: true }),
              },
            ]
          : []),
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(assistant) },
      ]}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    >
      <AssistantDrawer list={list} />
      <AssistantVersions
        assistant={past}
        names={names}
        onClose={() => setQuery({ history: undefined, version: undefined, with: undefined })}
      />
    </RecordListPage>
  );
}
