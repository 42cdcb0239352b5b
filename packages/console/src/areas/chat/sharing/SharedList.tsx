import type { SharedTopic } from '@console/api/contract';
import { usePageSharedTopics } from '@console/api/hooks/topicShares';
import { DataList } from '@console/ui/data-list';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { Button } from 'antd';
import { useMemo } from 'react';
import { columnsOf } from '../../../lists/columns.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { linkTo } from '../../../navigation/address.js';
import { useListQuery } from '../../../navigation/useListQuery.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { useSharingWords } from './sharingWords.js';

const { text, time } = columnsOf<SharedTopic>();

/** Conversations that others share with the reader. */
export const SharedList = () => {
  const words = useSharingWords();
  const { menuName } = useDictionary();
  const open = useTabNavigate();
  usePageHead(words.list);
  const [query, setQuery] = useListQuery();
  const { current, size, search, order } = query;
  const { state } = usePageSharedTopics({
    current,
    size,
    ...(search !== undefined && { keyword: search }),
    ...(order && { orders: [order] }),
  });
  const columns = useMemo(
    () => [
      text('title', words.title, ({ title }) => title, { mobile: 'first' }),
      text('ownerName', words.owner, ({ ownerName }) => ownerName, { width: 160, sortable: true, mobile: 'second' }),
      text('assistantName', words.assistant, ({ assistantName }) => menuName(assistantName) || words.alone, {
        width: 200,
        quiet: true,
      }),
      time('time', words.time, (row) => row.time, { sortable: true }),
    ],
    [words, menuName],
  );
  return (
    <PageFrame title={words.list} actions={<Button onClick={() => open('chatAI')}>{words.back}</Button>}>
      <DataList
        label={words.list}
        page={state}
        query={query}
        onQueryChange={setQuery}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        searchHint={words.search}
        hrefOf={({ id }) => linkTo('chatAI', { shared: id })}
        onOpen={({ id }) => open('chatAI', { shared: id })}
        empty={<EmptyState picture="talk" title={words.none} description={words.noneText} />}
      />
    </PageFrame>
  );
};
