import { type SavedQuestion, verifySavedQuestion } from '@console/api/contract';
import { usePageSavedQuestions } from '@console/api/hooks/savedQuestions';
import { SideDrawer } from '@console/ui/dialog';
import { Segments } from '@console/ui/segments';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { usePermitted } from '../../../session/usePermitted.js';
import { SavedList, Tools } from './saved.styles.js';
import { SavedItem } from './SavedItem.js';
import { useSavedVerbs } from './useSavedVerbs.js';
import { useSavedWords } from './savedWords.js';
import { VerifiedTools } from './VerifiedTools.js';

const SIZE = 20;
const filters = ['all', 'pinned', 'verified'] as const;
type Filter = (typeof filters)[number];

export interface SavedDrawerProps {
  /** An answer is to be looked at. */
  onAnswer: (id: string) => void;
  /** One is to be changed. */
  onChange: (saved: SavedQuestion) => void;
  onClose: () => void;
}

/** All questions that the reader saved, and those that others share. */
export default function SavedDrawer({ onAnswer, onChange, onClose }: SavedDrawerProps) {
  const words = useSavedWords();
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  const verifies = usePermitted(verifySavedQuestion);
  const { verbsOf, open } = useSavedVerbs({ onAnswer, onChange });
  const page = usePageSavedQuestions({
    current,
    size: SIZE,
    ...(keyword !== '' && { keyword }),
    ...(filter !== 'all' && { [filter]: true }),
  });
  const search = (next: string) => {
    setKeyword(next.trim());
    setCurrent(1);
  };
  const narrowed = keyword !== '' || filter !== 'all';
  const nothing = narrowed ? (
    <EmptyState picture="search" title={words.noneFound} />
  ) : (
    <EmptyState picture="first" title={words.none} description={words.noneText} />
  );
  return (
    <SideDrawer open title={words.title} width={720} onClose={onClose}>
      <Tools>
        <Segments
          label={words.filter}
          value={filter}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
          onChange={(next) => {
            setFilter(next);
            setCurrent(1);
          }}
        />
        <Input
          data-search=""
          allowClear
          maxLength={100}
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || search(typed)}
          onClear={() => search('')}
        />
      </Tools>
      {verifies && filter === 'verified' && <VerifiedTools />}
      <AsyncView
        value={page.state}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={({ total }) => (total === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <>
            <SavedList aria-label={words.title}>
              {list.map((saved) => (
                <SavedItem key={saved.id} saved={saved} verbs={verbsOf(saved)} onOpen={() => open(saved)} />
              ))}
            </SavedList>
            <Pagination
              simple
              hideOnSinglePage
              align="end"
              current={current}
              pageSize={SIZE}
              total={total}
              onChange={setCurrent}
            />
          </>
        )}
      </AsyncView>
    </SideDrawer>
  );
}
