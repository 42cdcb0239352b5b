import { RightOutlined } from '@ant-design/icons';
import { formatCompact, lookUp } from '@console/base';
import { type RouteName, routes, type Todo, type TodoKind } from '@console/api/contract';
import { useListTodos } from '@console/api/hooks/home';
import { useAgo } from '@console/ui/ago';
import { PageLink } from '@console/ui/link';
import { Panel } from '@console/ui/panel';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import type { ReactNode } from 'react';
import { useSeparator } from '../../locale/useSeparator.js';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { ALL_NODES } from '../../navigation/useCurrentNode.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { useNow } from '../../time/useNow.js';
import { TodoList } from './home.styles.js';
import { useHomeWords } from './homeWords.js';

const pages: Record<TodoKind, RouteName> = {
  feedback: 'feedbackHandle',
  userFeedback: 'userFeedback',
  failedDocuments: 'knowledgeBase',
  triples: 'tripleTasks',
  staleKnowledgeBases: 'knowledgeBase',
};

/** All bases, whichever was open last: what waits may be in any of them. */
const whole: Partial<Record<TodoKind, { base: string }>> = {
  failedDocuments: { base: ALL_NODES },
  staleKnowledgeBases: { base: ALL_NODES },
};

const NAMED = 2;

const Row = ({
  todo: { kind, count, names, oldestTime },
  link,
}: {
  todo: Todo;
  link: (words: ReactNode) => ReactNode;
}) => {
  const { todo: words } = useHomeWords();
  const separator = useSeparator();
  const now = useNow();
  const ago = useAgo();
  const detail = [
    ...(oldestTime === null ? [] : [words.oldest(ago(oldestTime, now))]),
    ...(names.length === 0 ? [] : [words.names(names.slice(0, NAMED).join(separator), names.length > NAMED)]),
  ].join('，');
  return (
    <li>
      {link(
        <>
          <b title={count.toLocaleString()}>{formatCompact(count)}</b>
          <span>
            {lookUp(words.kinds, kind, kind)}
            <small title={detail}>{detail}</small>
          </span>
        </>,
      )}
    </li>
  );
};

/** What waits for the reader, each leading to its page where they may open it. */
export const Todos = () => {
  const { todo: words } = useHomeWords();
  const { menus } = useUser();
  const { follow } = useAddress();
  const todos = useListTodos({});
  const nothing = <EmptyState picture="first" title={words.nothing} />;
  const leadsTo = (kind: Todo['kind']) => (content: ReactNode) => {
    const page = lookUp(pages, kind, null);
    return page !== null && isGranted(routes[page].path, menus) ? (
      <PageLink href={linkTo(page, lookUp(whole, kind, undefined))} onNavigate={follow}>
        {content}
        <RightOutlined />
      </PageLink>
    ) : (
      <div>{content}</div>
    );
  };
  return (
    <Panel title={words.title}>
      <AsyncView
        value={todos.state}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={4} />}
        empty={(list) => (list.length === 0 ? nothing : null)}
      >
        {(list) => (
          <TodoList>
            {list.map((todo) => (
              <Row key={todo.kind} todo={todo} link={leadsTo(todo.kind)} />
            ))}
          </TodoList>
        )}
      </AsyncView>
    </Panel>
  );
};
