import { BookOutlined, CommentOutlined, FileTextOutlined, UserOutlined } from '@ant-design/icons';
import { href } from '@console/api/contract';
import { usePageDocuments } from '@console/api/hooks/documents';
import { usePageKnowledgeBases } from '@console/api/hooks/knowledgeBases';
import { usePageTopics } from '@console/api/hooks/topics';
import { usePageUsers } from '@console/api/hooks/users';
import type { Async } from '@console/base';
import type { ReactNode } from 'react';
import { useDictionary } from '../../locale/useDictionary.js';
import { useUser } from '../../session/UserContext.js';
import type { Entry, EntryGroup } from './entries.js';
import { useFinderWords } from './finderWords.js';
import { type Kind, maySearch, topicPlace, usersPage } from './places.js';

/** Things of one kind. */
const SHOWN = 5;
/** Longest words that each of the calls takes. */
const LONGEST = 50;

const iconOf: Record<Kind, ReactNode> = {
  bases: <BookOutlined aria-hidden />,
  documents: <FileTextOutlined aria-hidden />,
  conversations: <CommentOutlined aria-hidden />,
  users: <UserOutlined aria-hidden />,
};

/** One kind of thing, as far as it has been found. */
export interface Found extends EntryGroup {
  state: Async<unknown>['state'];
  refreshing: boolean;
  retry: () => void;
}

/** Looks on the server for what a user may see. An empty text looks for nothing. */
export const useFound = (text: string): readonly Found[] => {
  const words = useFinderWords();
  const { menuName } = useDictionary();
  const { menus } = useUser();
  const keyword = text.slice(0, LONGEST);
  const asks = (kind: Kind) => text !== '' && maySearch(kind, menus);
  const input = { current: 1, size: SHOWN, keyword };
  const bases = usePageKnowledgeBases(asks('bases') ? input : null);
  const documents = usePageDocuments(asks('documents') ? input : null);
  const topics = usePageTopics(asks('conversations') ? input : null);
  const users = usePageUsers(asks('users') ? input : null);
  const people = usersPage(menus);

  const found = <Row,>(
    id: Kind,
    read: { state: Async<unknown>; data: { list: Row[] } | undefined; refresh: () => void },
    toEntry: (row: Row) => Omit<Entry, 'icon'> | undefined,
  ): Found[] => {
    if (!asks(id)) return [];
    const items = (read.data?.list ?? []).flatMap((row): Entry[] => {
      const entry = toEntry(row);
      return entry === undefined ? [] : [{ ...entry, icon: iconOf[id] }];
    });
    return [
      {
        id,
        title: words[id],
        items,
        state: read.state.state,
        refreshing: read.state.state === 'ready' && read.state.refreshing,
        retry: read.refresh,
      },
    ];
  };
  return [
    ...found('bases', bases, ({ id, name, documentCount }) => ({
      id: `bases:${id}`,
      label: name,
      detail: words.documentCount(documentCount),
      path: href('knowledgeBase', { base: id }),
    })),
    ...found('documents', documents, ({ id, name, knowledgeBaseName }) => ({
      id: `documents:${id}`,
      label: name,
      detail: knowledgeBaseName,
      path: href('chunks', { id }),
    })),
    ...found('conversations', topics, (topic) => {
      const path = topicPlace(topic, menus);
      return path === undefined
        ? undefined
        : {
            id: `conversations:${topic.id}`,
            label: topic.title,
            detail: menuName(topic.assistantName) || words.model,
            path,
          };
    }),
    ...found('users', users, ({ id, username, account, department }) =>
      people === undefined
        ? undefined
        : {
            id: `users:${id}`,
            label: username,
            detail: [account, department].filter(Boolean).join(' · '),
            path: href(people, { q: account, open: id }),
          },
    ),
  ];
};

export const iconOfEntry = (id: string): ReactNode => {
  const kind = (['bases', 'documents', 'conversations', 'users'] as const).find((one) => id.startsWith(`${one}:`));
  return kind === undefined ? undefined : iconOf[kind];
};
