import { SearchOutlined } from '@ant-design/icons';
import { type Async, formatDateTime } from '@console/base';
import type { EmbedKey } from '@console/api/contract';
import { AsyncView, FilteredEmpty, Skeletons, Status } from '@console/ui/states';
import { Input } from 'antd';
import { useState } from 'react';
import { useNow } from '../../time/useNow.js';
import { useEmbedWords } from './embedWords.js';
import { More, Row, Rows, Search } from './keyList.styles.js';
import { keyState } from './keyState.js';

export interface KeyListProps {
  keys: Async<{ list: EmbedKey[]; total: number }>;
  /** Id of the one that is open. */
  openId: string | undefined;
  /** What is searched for. */
  keyword: string;
  onOpen: (id: string) => void;
  onSearch: (keyword: string) => void;
}

const shortened = (publicKey: string): string => `${publicKey.slice(0, 11)}…${publicKey.slice(-2)}`;

/** All keys, each with what has to be said of it. */
export const KeyList = ({ keys, openId, keyword, onOpen, onSearch }: KeyListProps) => {
  const words = useEmbedWords();
  const now = useNow();
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  const stateOf = (key: EmbedKey) => {
    const { state, tone, days } = keyState(key, now);
    return <Status tone={tone}>{state === 'ending' ? words.endsIn(days) : words.states[state]}</Status>;
  };
  const usageOf = ({ today, lastUsedTime }: EmbedKey): string => {
    if (today > 0) return words.today(today.toLocaleString());
    return lastUsedTime === null ? words.neverUsed : words.lastUsed(formatDateTime(lastUsedTime).slice(5, 10));
  };

  const nothing = <FilteredEmpty title={words.notFound} conditions={keyword} onClear={() => onSearch('')} />;

  return (
    <>
      <Search>
        <Input
          aria-label={words.searchLabel}
          placeholder={words.search}
          prefix={<SearchOutlined aria-hidden />}
          maxLength={50}
          autoComplete="off"
          allowClear
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || onSearch(typed.trim())}
          onClear={() => onSearch('')}
        />
      </Search>
      <AsyncView
        value={keys}
        what={words.what}
        skeleton={<Skeletons shape="rows" count={6} />}
        empty={({ list }) => (list.length === 0 ? nothing : null)}
      >
        {({ list, total }) => (
          <Rows>
            {list.map((key) => (
              <li key={key.id}>
                <Row type="button" aria-current={key.id === openId || undefined} onClick={() => onOpen(key.id)}>
                  <span>
                    <b>{key.name}</b>
                    {stateOf(key)}
                  </span>
                  <span>
                    <code>{shortened(key.publicKey)}</code>
                    <small>{usageOf(key)}</small>
                  </span>
                </Row>
              </li>
            ))}
            {total > list.length && <More as="li">{words.more(list.length, total)}</More>}
          </Rows>
        )}
      </AsyncView>
    </>
  );
};
