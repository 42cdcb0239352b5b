import { countIn, idIn, oneOf } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';

/** In the address while it is tried out what a question finds. */
const TEST = 'test';
const MOST_QUESTION = 1000;
const MOST_PAGES = 1000;

const views = ['trial', 'checks'] as const;
export type RetrievalView = (typeof views)[number];

const results = ['broken', 'mended', 'wrong'] as const;
export type CheckResult = (typeof results)[number];

/** Of the address, what closing the test takes along. */
export const withoutTest = {
  open: undefined,
  ask: undefined,
  view: undefined,
  result: undefined,
  checks: undefined,
  run: undefined,
};

/** What is tried out of the retrieval of a base: all of it is in the address. */
export const useRetrievalTest = () => {
  const [query, setQuery] = useQueryState();
  return {
    isOpen: query('open') === TEST,
    open: () => setQuery({ open: TEST }, { push: true }),
    close: () => setQuery(withoutTest),
    view: oneOf(query('view'), views) ?? 'trial',
    show: (view: RetrievalView) => setQuery({ view: view === 'trial' ? undefined : view }),
    question: (query('ask') ?? '').slice(0, MOST_QUESTION),
    ask: (question: string) => setQuery({ ask: question }),
    result: oneOf(query('result'), results),
    filter: (result: CheckResult | undefined) => setQuery({ result, checks: undefined }),
    page: countIn(query('checks'), MOST_PAGES) ?? 1,
    turn: (page: number) => setQuery({ checks: page === 1 ? undefined : page }),
    run: idIn(query('run')),
    showRun: (run: string | undefined) => setQuery({ run, checks: undefined }),
  };
};

export type RetrievalTestState = ReturnType<typeof useRetrievalTest>;
