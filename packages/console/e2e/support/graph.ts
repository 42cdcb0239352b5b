import { expect } from '@playwright/test';

/** A triple as a file of them says it. */
export interface SaidTriple {
  subject: string;
  subjectType: string;
  predicate: string;
  object: string;
  objectType: string;
  condition?: string;
  sentence?: string;
}

const kindOf = (name: string): string => {
  if (name.includes('级裁判')) return '资格';
  return name.endsWith('联赛') ? '赛事' : '条款';
};

const said = (subject: string, predicate: string, object: string): SaidTriple => ({
  subject,
  subjectType: kindOf(subject),
  predicate,
  object,
  objectType: kindOf(object),
  sentence: `${subject}${predicate}${object}。`,
});

/** Clauses that a referee of the third class keeps to: more than are shown with one step. */
export const CLAUSES = 30;

/** What referees may do and become, with one of them under two names. */
export const refereeTriples: readonly SaidTriple[] = [
  ...Array.from({ length: CLAUSES }, (_, at) => said('三级裁判员', '须遵守', `第 ${at + 1} 条`)),
  said('三级裁判员', '晋级为', '二级裁判员'),
  said('二级裁判员', '晋级为', '一级裁判员'),
  said('一级裁判员', '可执裁', '全国联赛'),
  said('三级裁判员', '可执裁', '市级联赛'),
  said('三级裁判', '可执裁', '市级联赛'),
  said('三级裁判', '须遵守', '第 1 条'),
];

interface Caller {
  readonly origin: string;
  readonly token: string;
}

/** A call outside of `/aiapi/qa`. */
const call = async <T>({ origin, token }: Caller, method: string, path: string, body?: object): Promise<T> => {
  const response = await fetch(`${origin}/rag/${path}`, {
    method,
    headers: { authorization: token, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const { code, message, data }: { code: number; message: string; data: T } = await response.json();
  if (code !== 200) throw new Error(`${method} ${path}: ${code} ${message}`);
  return data;
};

interface Found {
  list: { id: string }[];
}

type Kind = 'tripleTasks' | 'tripleImport';

const until = (by: Caller, kind: Kind, id: string, status: string): Promise<void> =>
  expect
    .poll(async () => (await call<{ status: string }>(by, 'GET', `${kind}/getById/${id}`)).status, { timeout: 60_000 })
    .toBe(status);

/** Accepts all that a task or an import has to say, looked at page by page, and lets it pass into the graph. */
const pass = async (by: Caller, kind: Kind, id: string): Promise<void> => {
  const of = kind === 'tripleTasks' ? { taskId: id } : { importId: id };
  await until(by, kind, id, 'toReview');
  for (;;) {
    const { list } = await call<Found>(by, 'POST', 'tripleReview/queryPage', {
      ...of,
      current: 1,
      size: 200,
      decision: 'waiting',
    });
    if (list.length === 0) break;
    const idList = list.map((one) => one.id);
    await call(by, 'PUT', 'tripleReview/decide', { idList, decision: 'accepted' });
  }
  await call(by, 'PUT', `${kind}/pass/${id}`);
  await until(by, kind, id, 'passed');
};

/** Puts triples into the graph of a base, the way that a file of them goes. Answers the import. */
export const importTriples = async (
  by: Caller,
  { baseId, name, triples }: { baseId: string; name: string; triples: readonly SaidTriple[] },
): Promise<string> => {
  const form = new FormData();
  form.set('file', new File([JSON.stringify(triples)], `${name}.json`, { type: 'application/json' }));
  const query = new URLSearchParams({ taskName: name, knowBaseId: baseId });
  const { id } = await call<{ id: string }>(by, 'POST', `tripleImport/uploadTriple?${query}`, form);
  await pass(by, 'tripleImport', id);
  return id;
};

/** Has what the documents of a base say outright read, to be reviewed. Answers the task. */
export const readTriples = async (by: Caller, { baseId, name }: { baseId: string; name: string }): Promise<string> => {
  const { id } = await call<{ id: string }>(by, 'POST', 'tripleTasks/add', {
    taskName: name,
    knowBaseId: baseId,
    method: 'text',
  });
  await until(by, 'tripleTasks', id, 'toReview');
  return id;
};

/** Reads what the documents of a base say outright, and puts all of it into its graph. */
export const extractTriples = async (by: Caller, of: { baseId: string; name: string }): Promise<void> =>
  pass(by, 'tripleTasks', await readTriples(by, of));
